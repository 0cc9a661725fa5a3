import Dispatch
import GroupContainer
import WidgetDrawing

/// Plays the way from frame to frame on a terminal at 30 frames a second, and sleeps when it is there.
@MainActor
final class MotionPlayer {
    private let present: @MainActor (CellCanvas) -> Void
    private let isOn: Bool
    private var shown: CellCanvas?
    private var motion: CellMotion?
    private var began = 0.0
    private let timer: any DispatchSourceTimer

    /// - Parameters:
    ///   - isOn: whether there is motion at all: with colours that can be mixed.
    ///   - present: shows a frame.
    init(isOn: Bool, present: @escaping @MainActor (CellCanvas) -> Void) {
        (self.isOn, self.present) = (isOn, present)
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .distantFuture)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
        timer.resume()
    }

    isolated deinit { timer.cancel() }

    /// Shows a frame.
    ///
    /// - Parameter isMoving: whether it follows from the one before by a change of widgets, and not of what a person
    ///   points at.
    func show(_ canvas: CellCanvas, isMoving: Bool) {
        if motion?.retarget(canvas) == true { return tick() }
        motion = nil
        if isOn, isMoving, let shown, let motion = CellMotion(from: shown, to: canvas) {
            self.motion = motion
            // The first frame is one frame on the way: something is seen at once.
            began = now - 1 / CellMotion.frameRate
            tick()
        } else {
            put(canvas)
        }
    }

    private func tick() {
        guard let motion else { return }
        let share = (now - began) / CellMotion.duration
        put(motion.frame(at: share))
        guard share < 1 else {
            self.motion = nil
            return timer.schedule(deadline: .distantFuture)
        }
        timer.schedule(deadline: .now() + 1 / CellMotion.frameRate, leeway: .milliseconds(2))
    }

    private func put(_ canvas: CellCanvas) {
        shown = canvas
        present(canvas)
    }

    private var now: Double { Double(BootClock.now()) / 1e9 }
}
