package import WidgetArchive

/// How a change runs.
public struct Animation: Equatable, Hashable, Sendable {
    package var description: AnimationDescription

    private init(_ curve: String, _ duration: TimeInterval, damping: Double = 1, control: [Double] = []) {
        description = AnimationDescription()
        description.curve = curve
        description.duration = duration.isFinite && duration >= 0 ? duration : 0.35
        description.damping = damping.isFinite ? damping : 1
        description.control = control
    }
    private func with(_ change: (inout AnimationDescription) -> Void) -> Animation {
        var copy = self
        change(&copy.description)
        return copy
    }

    /// The system's: a spring.
    public static let `default` = Animation("spring", 0.55)
    /// At one speed.
    public static let linear = Animation("linear", 0.35)
    /// At one speed, seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation("linear", duration) }
    /// Slow at first.
    public static let easeIn = Animation("easeIn", 0.35)
    /// Slow at first, seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn", duration) }
    /// Slow at last.
    public static let easeOut = Animation("easeOut", 0.35)
    /// Slow at last, seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut", duration) }
    /// Slow at first and at last.
    public static let easeInOut = Animation("easeInOut", 0.35)
    /// Slow at first and at last, seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut", duration) }
    /// A curve of two control points, seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation("bezier", duration, control: [p1x, p1y, p2x, p2y]) }
    /// A spring.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
    /// A spring by its response and damping.
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0)
        -> Animation
    { Animation("spring", response, damping: dampingFraction) }
    /// A spring by its duration and bounce, -1…1.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0)
        -> Animation
    {
        Animation("spring", duration, damping: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }
    /// A spring for something that is being moved.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A spring for something that is being moved.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation("spring", response, damping: dampingFraction) }
    /// A spring by mass, stiffness and damping.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let rate = (stiffness / max(mass, 0.001)).squareRoot()
        return Animation("spring", 2 * .pi / rate, damping: damping / (2 * mass * rate))
    }
    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with little bounce.
    public static var snappy: Animation { snappy() }
    /// A spring with little bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with much bounce.
    public static var bouncy: Animation { bouncy() }
    /// A spring with much bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    /// Later, seconds.
    public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay = delay.isFinite ? delay : 0 } }
    /// Faster by a factor.
    public func speed(_ speed: Double) -> Animation { with { $0.speed = speed.isFinite && speed > 0 ? speed : 1 } }
    /// Several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with {
            $0.repeats = Double(max(repeatCount, 1))
            $0.autoreverses = autoreverses
        }
    }
    /// For ever.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with {
            $0.repeats = .infinity
            $0.autoreverses = autoreverses
        }
    }
}

/// Changes made in a closure are animated; an archive holds no changes, so the closure simply runs.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
