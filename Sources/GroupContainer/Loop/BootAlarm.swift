import Glibc

/// A descriptor that is readable at an instant of the boot clock: timerfd_create(2), which the Glibc module does not
/// carry, so it is looked up by name.
final class BootAlarm {
    private typealias Create = @convention(c) (Int32, Int32) -> Int32
    private typealias SetTime =
        @convention(c) (
            Int32, Int32, UnsafePointer<itimerspec>?, UnsafeMutablePointer<itimerspec>?
        ) -> Int32

    /// The descriptor; negative when the process has none left.
    let descriptor: Int32
    private let setTime: SetTime?
    private var instant: Int64?

    init() {
        guard let create = dlsym(nil, "timerfd_create"), let set = dlsym(nil, "timerfd_settime") else {
            (descriptor, setTime) = (-1, nil)
            return
        }
        let flags: Int32 = 0o2000000 | 0o4000  // TFD_CLOEXEC | TFD_NONBLOCK
        descriptor = unsafeBitCast(create, to: Create.self)(CLOCK_BOOTTIME, flags)
        setTime = unsafeBitCast(set, to: SetTime.self)
    }

    deinit { if descriptor >= 0 { Sys.close(descriptor) } }

    /// Sets the alarm, nanoseconds of ``BootClock``; nil: none. Costs a system call only when it changes something.
    func set(_ wanted: Int64?) {
        guard wanted != instant, descriptor >= 0 else { return }
        instant = wanted
        var time = itimerspec()
        if let wanted {
            // 0 would disarm it.
            let nanoseconds = max(wanted, 1)
            time.it_value.tv_sec = Int(nanoseconds / 1_000_000_000)
            time.it_value.tv_nsec = Int(nanoseconds % 1_000_000_000)
        }
        _ = setTime?(descriptor, 1, &time, nil)  // TFD_TIMER_ABSTIME
    }

    /// The alarm rang: it is not set any more.
    func acknowledge() {
        var count: UInt64 = 0
        _ = withUnsafeMutableBytes(of: &count) { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        instant = nil
    }
}
