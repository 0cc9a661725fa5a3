/// How one frame of cells becomes another: colours fade, letters fade out and in, digits roll.
///
/// A terminal moves nothing by less than a cell, so what changes place fades. What has no colour of its own, or is two
/// columns wide, changes at once.
public struct CellMotion: Sendable {
    /// The frame at the beginning.
    public let from: CellCanvas
    /// The frame at the end.
    public private(set) var to: CellCanvas
    /// How long a motion takes, seconds.
    public static let duration = 0.3
    /// Frames a second.
    public static let frameRate = 30.0

    /// A motion; nil when there is none: the frames are equal, or of different sizes.
    public init?(from: CellCanvas, to: CellCanvas) {
        guard from.size == to.size, from != to else { return nil }
        (self.from, self.to) = (from, to)
    }

    /// The end has changed while the motion goes on; one of another size ends it.
    ///
    /// - Returns: whether it goes on.
    public mutating func retarget(_ canvas: CellCanvas) -> Bool {
        guard canvas.size == to.size else { return false }
        to = canvas
        return true
    }

    /// The frame at a share 0…1 of the way.
    public func frame(at share: Double) -> CellCanvas {
        guard share < 1 else { return to }
        let share = Self.eased(max(0, share))
        var canvas = to
        for y in 0..<to.height {
            for x in 0..<to.width {
                let (old, new) = (from[x, y], to[x, y])
                if old != new, let cell = Self.between(old, new, Float(share)) { canvas.put(cell, x: x, y: y) }
            }
        }
        return canvas
    }

    /// Slow, quick, slow.
    private static func eased(_ share: Double) -> Double { share * share * (3 - 2 * share) }

    /// A cell on the way from one to another; nil: the other at once.
    static func between(_ old: Cell, _ new: Cell, _ share: Float) -> Cell? {
        guard old.columns == 1, new.columns == 1, let oldGround = old.background, let newGround = new.background else {
            return nil
        }
        let ground = oldGround == newGround ? newGround : oldGround.mixed(with: newGround, share)
        func cell(_ glyph: Glyph, _ color: RGB?, _ look: Cell) -> Cell {
            Cell(
                glyph, foreground: color, background: ground, attributes: look.attributes,
                isUncertain: look.isUncertain)
        }
        if old.glyph == new.glyph || (old.foreground != nil && new.foreground != nil && isRolling(old, new)) {
            let color = old.foreground.flatMap { first in new.foreground.map { first.mixed(with: $0, share) } }
            return cell(rolled(old.glyph, new.glyph, share), color ?? new.foreground, new)
        }
        if share < 0.5 {
            // Letters of the terminal's own colour cannot be faded.
            guard !old.glyph.isSpace, let color = old.foreground else { return cell(.space, nil, Cell()) }
            return cell(old.glyph, color.mixed(with: ground, share * 2), old)
        }
        guard !new.glyph.isSpace, let color = new.foreground else { return cell(new.glyph, new.foreground, new) }
        return cell(new.glyph, ground.mixed(with: color, share * 2 - 1), new)
    }

    private static func isRolling(_ old: Cell, _ new: Cell) -> Bool {
        old.glyph.digit != nil && new.glyph.digit != nil
    }

    /// The digit that is to be seen between two, the shorter way round the wheel.
    private static func rolled(_ old: Glyph, _ new: Glyph, _ share: Float) -> Glyph {
        guard let first = old.digit, let last = new.digit, first != last else { return new }
        var distance = last - first
        if distance > 5 { distance -= 10 }
        if distance < -5 { distance += 10 }
        let digit = (first + Int((Float(distance) * share).rounded()) + 10) % 10
        return Glyph(ascii: UInt8(0x30 + digit))
    }
}

extension Glyph {
    /// 0…9; nil for what is no digit.
    fileprivate var digit: Int? {
        guard isASCII, let byte = text.utf8.first, (0x30...0x39).contains(byte) else { return nil }
        return Int(byte) - 0x30
    }
}
