internal import GroupContainer

/// Names a process: `<pid>-<random hexadecimal digits>`.
enum InstanceName {
    static func make() -> String {
        "\(Sys.processID)-\(String(UInt64.random(in: .min ... .max), radix: 16))"
    }
}

/// Tells one build of an executable from another.
struct BuildIdentity: Sendable {
    /// The executable's path.
    let path: String
    /// Device, inode, size and modification time of the file.
    let text: String

    /// The build of this process.
    static let current: BuildIdentity = {
        let path = (try? Sys.readlink("/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
        guard let status = try? Sys.stat(path) else { return BuildIdentity(path: path, text: path) }
        return BuildIdentity(
            path: path,
            text: "\(status.identity.device):\(status.identity.inode):\(status.size):\(status.modified)")
    }()
}
