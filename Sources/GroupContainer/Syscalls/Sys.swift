import Glibc

/// The one thin layer over the C library: typed errors, one EINTR loop, close-on-exec everywhere.
///
/// Nothing else in the package calls a file function of Glibc. In debug builds ``FaultPlan`` can record the calls
/// made through here and make them fail.
package enum Sys {
    /// Runs `body` until it is not interrupted by a signal.
    ///
    /// - Parameter body: makes the call and returns its result, negative for a failure described by `errno`.
    @inline(__always)
    static func retrying(
        _ call: SystemCall, _ path: @autoclosure () -> String? = nil, _ body: () -> Int
    ) throws(SystemError) -> Int {
        while true {
            let result = attempt(call, path(), body)
            if result >= 0 { return result }
            let code = Glibc.errno
            if code != EINTR { throw SystemError(call: call.rawValue, path: path(), errno: code) }
        }
    }

    /// Runs `body` once; in debug builds the fault plan has its say first.
    @inline(__always)
    static func attempt(_ call: SystemCall, _ path: @autoclosure () -> String?, _ body: () -> Int) -> Int {
        #if DEBUG
            if let plan = FaultPlan.current, let forced = plan.next(call, path()) {
                Glibc.errno = forced
                return -1
            }
        #endif
        return body()
    }
}
