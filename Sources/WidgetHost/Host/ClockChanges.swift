import Glibc
import GroupContainer

/// Tells when somebody sets the calendar's clock, so that entries flip at once after a jump.
///
/// timerfd_create(2) with TFD_TIMER_CANCEL_ON_SET: a timer that never comes is cancelled when the clock jumps. The Glibc
/// module does not carry the calls, so they are looked up by name; where they are missing, jumps are noticed at the next
/// event.
@MainActor
final class ClockChanges {
    private typealias Create = @convention(c) (Int32, Int32) -> Int32
    private typealias SetTime =
        @convention(c) (
            Int32, Int32, UnsafePointer<itimerspec>?, UnsafeMutablePointer<itimerspec>?
        ) -> Int32

    private let descriptor: Int32
    private let setTime: SetTime
    private var watch: ReadWatch?

    init?(_ handler: @escaping @MainActor () -> Void) {
        guard let create = dlsym(nil, "timerfd_create"), let set = dlsym(nil, "timerfd_settime") else { return nil }
        let flags: Int32 = 0o2000000 | 0o4000  // TFD_CLOEXEC | TFD_NONBLOCK
        descriptor = unsafeBitCast(create, to: Create.self)(CLOCK_REALTIME, flags)
        setTime = unsafeBitCast(set, to: SetTime.self)
        guard descriptor >= 0 else { return nil }
        watch = ReadWatch(descriptor) { [weak self, descriptor] in
            // Reading fails with ECANCELED: that is the message.
            var count: UInt64 = 0
            _ = withUnsafeMutableBytes(of: &count) { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            self?.arm()
            handler()
        }
        arm()
    }

    isolated deinit { watch?.end() }

    private func arm() {
        var never = itimerspec()
        never.it_value.tv_sec = time(nil) + 50 * 365 * 86_400
        _ = setTime(descriptor, 1 | 2, &never, nil)  // TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET
    }
}
