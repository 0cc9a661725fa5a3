internal import AppIntents
internal import FixedClock

/// The date and the zone in which a task runs a widget's code.
///
/// `Date.now`, `Date()`, `TimeZone.current` and `Calendar.current` ask here, wherever they stand: in a provider, in a view's body, in
/// `perform()` or deep in the model. Code that leaves the task (`Task.detached`, a dispatch queue) sees the machine's.
enum TestTime {
    /// What a task is told.
    struct Present: Sendable {
        /// Seconds since 1970.
        var now: Double
        var zone: TimeZone
    }
    @TaskLocal static var present: Present?

    /// The machine's zone: that of `TZ`, else the one `/etc/localtime` leads to. Foundation cannot be asked, for its
    /// answer is the one that is replaced.
    static let machineZone: TimeZone = {
        let named = ProcessInfo.processInfo.environment["TZ"].flatMap(TimeZone.init(identifier:))
        let file = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")) ?? ""
        let linked = file.range(of: "zoneinfo/").flatMap { TimeZone(identifier: String(file[$0.upperBound...])) }
        return named ?? linked ?? .gmt
    }()

    /// Replaces the clock; done once.
    static let begin: Void = {
        _ = machineZone
        fixed_clock_begin()
    }()
}

/// What `FixedClock.c` asks. Not for Swift code.
@_cdecl("swift_widgets_fixed_time")
func fixedTimeForC(_ seconds: UnsafeMutablePointer<Double>) -> Bool {
    guard let present = TestTime.present else { return false }
    seconds.pointee = present.now
    return true
}

/// What `FixedClock.c` asks. Not for Swift code.
@_silgen_name("swift_widgets_current_time_zone")
func currentTimeZoneForFoundation() -> TimeZone { TestTime.present?.zone ?? TestTime.machineZone }

/// What `FixedClock.c` asks, for a task that has a place. Not for Swift code.
@_silgen_name("swift_widgets_current_calendar")
func currentCalendarForFoundation() -> Calendar {
    let locale = CurrentLocale.now
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = TestTime.present?.zone ?? TestTime.machineZone
    return calendar
}
