import Glibc

/// The main queue seen from the main thread's own loop: a descriptor that is readable when there is work, and the call
/// that does it.
///
/// libdispatch has the two functions for run loops; CoreFoundation's stands on them. They are not in its headers.
@MainActor
enum MainQueue {
    /// An eventfd(2).
    static let descriptor = handle()

    /// Runs what is in the queue.
    static func drain() {
        var count: UInt64 = 0
        _ = withUnsafeMutableBytes(of: &count) { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        callback(nil)
    }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func handle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func callback(_ ignored: UnsafeMutableRawPointer?)
