/// What the frames of a terminal have cost.
public struct FrameStatistics: Hashable, Sendable {
    /// Frames asked for.
    public var frames = 0
    /// Of these, frames in which something had changed.
    public var changedFrames = 0
    /// Cells written in the last frame.
    public var cellsEmitted = 0
    /// Cells of the last frame that the terminal showed already.
    public var cellsElided = 0
    /// Bytes of the last frame.
    public var bytes = 0
    /// Cells written in all frames.
    public var totalCellsEmitted = 0
    /// Bytes of all frames.
    public var totalBytes = 0

    /// No frame yet.
    public init() {}
}
