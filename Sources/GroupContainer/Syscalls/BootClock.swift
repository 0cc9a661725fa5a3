import Glibc

/// The one clock all processes of a boot share: it runs on during suspend and is never set.
public enum BootClock {
    /// Nanoseconds since the machine started (clock_gettime(2) with CLOCK_BOOTTIME).
    public static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Names this boot: instants of ``now()`` from another boot mean nothing. `unknown` without /proc.
    public static let bootID: String = {
        guard let descriptor = try? Sys.open("/proc/sys/kernel/random/boot_id", O_RDONLY) else { return "unknown" }
        defer { Sys.close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = (try? bytes.withUnsafeMutableBytes { try Sys.read(descriptor, into: $0) }) ?? 0
        let text = bytes[..<count].prefix { $0 != 0x0A }
        return text.isEmpty ? "unknown" : String(decoding: text, as: UTF8.self)
    }()
}
