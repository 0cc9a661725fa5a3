import AppIntents

/// How the machine is at one moment.
public struct SystemSample: Codable, Hashable, Sendable {
    /// Processes that run or wait to, averaged over a minute.
    public var load = 0.0
    /// Processors.
    public var processors = 1
    /// Bytes of memory, and those that are free for programs.
    public var memory = 0.0
    public var freeMemory = 0.0
    /// Bytes of the root file system, and those that are free.
    public var disk = 0.0
    public var freeDisk = 0.0
    /// Bytes received and sent since the machine started.
    public var received = 0.0
    public var sent = 0.0
    /// Seconds since the machine started.
    public var uptime = 0.0
    /// When it was taken, seconds since 1970.
    public var date = 0.0

    /// 0…1: the load over the processors.
    public var loadShare: Double { min(load / Double(max(processors, 1)), 1) }
    /// 0…1.
    public var memoryShare: Double { memory > 0 ? 1 - freeMemory / memory : 0 }
    /// 0…1.
    public var diskShare: Double { disk > 0 ? 1 - freeDisk / disk : 0 }
}

/// Reads `/proc`.
struct SystemReader: Sendable {
    /// `/proc`, or a folder like it.
    var proc = "/proc"

    /// How the machine is now. What cannot be read stays 0.
    func sample(at date: Date) -> SystemSample {
        var sample = SystemSample()
        sample.date = date.timeIntervalSince1970
        sample.load = words("loadavg").first.flatMap { Double($0) } ?? 0
        sample.uptime = words("uptime").first.flatMap { Double($0) } ?? 0
        sample.processors = max(lines("cpuinfo").count { $0.hasPrefix("processor") }, 1)
        for line in lines("meminfo") {
            let parts = line.split(whereSeparator: { $0 == " " || $0 == ":" })
            guard parts.count > 1, let kilobytes = Double(parts[1]) else { continue }
            if parts[0] == "MemTotal" { sample.memory = kilobytes * 1024 }
            if parts[0] == "MemAvailable" { sample.freeMemory = kilobytes * 1024 }
        }
        for line in lines("net/dev") {
            let parts = line.split(whereSeparator: { $0 == " " || $0 == ":" })
            guard parts.count > 9, parts[0] != "lo", let received = Double(parts[1]), let sent = Double(parts[9]) else {
                continue
            }
            sample.received += received
            sample.sent += sent
        }
        if let disk = try? FileManager.default.attributesOfFileSystem(forPath: "/") {
            sample.disk = (disk[.systemSize] as? NSNumber)?.doubleValue ?? 0
            sample.freeDisk = (disk[.systemFreeSize] as? NSNumber)?.doubleValue ?? 0
        }
        return sample
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOfFile: "\(proc)/\(name)", encoding: .utf8)) ?? ""
    }
    private func lines(_ name: String) -> [Substring] { text(name).split(separator: "\n") }
    private func words(_ name: String) -> [Substring] { text(name).split(separator: " ") }
}

/// The last samples, kept in the shared defaults so that every placed widget draws the same curve.
public enum SampleHistory {
    static let defaults = UserDefaults(suiteName: "group.com.example.system-monitor")
    /// As many as the widest curve shows.
    static let limit = 48

    /// Oldest first.
    public static var samples: [SystemSample] {
        defaults?.data(forKey: "samples").flatMap { try? JSONDecoder().decode([SystemSample].self, from: $0) } ?? []
    }

    /// Adds one, unless the last is younger than half a minute: several widgets reload at the same time.
    static func add(_ sample: SystemSample) throws -> [SystemSample] {
        guard let defaults else { return [sample] }
        return try defaults.update { transaction in
            var all = samples
            if let last = all.last, sample.date - last.date < 30 { all.removeLast() }
            all = (all + [sample]).suffix(limit)
            transaction.set(try JSONEncoder().encode(all), forKey: "samples")
            return all
        }
    }
}
