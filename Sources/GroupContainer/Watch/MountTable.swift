import Glibc

/// Tells when something is mounted or unmounted in this process's namespace.
///
/// A mount over a directory leads its path elsewhere and leaves the directory itself untouched, so inotify says nothing
/// of it. The kernel raises a priority event on /proc/self/mountinfo (proc(5)) instead, and nothing else: where nothing
/// is mounted, nothing wakes.
@MainActor
final class MountTable {
    private let loop: EventLoop
    private let descriptor: Int32
    private var number = 0

    /// Nil where there is no /proc.
    init?(_ loop: EventLoop, _ handler: @escaping @MainActor () -> Void) {
        guard let descriptor = try? Sys.open("/proc/self/mountinfo", O_RDONLY) else { return nil }
        (self.loop, self.descriptor) = (loop, descriptor)
        number = loop.add(descriptor, events: Int16(POLLPRI), handler)
    }

    isolated deinit {
        loop.remove(number)
        Sys.close(descriptor)
    }
}
