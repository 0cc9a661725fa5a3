import Foundation

/// A script of `bin/`, run to its end.
struct Script {
    var status: Int32
    var output: String
    var errors: String

    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// Runs one.
    static func run(
        _ name: String, _ arguments: [String], in folder: String = NSTemporaryDirectory(),
        bin: String = "\(root)/bin", environment: [String: String] = [:]
    ) throws -> Script {
        try run("\(bin)/\(name)", arguments, folder, environment)
    }

    /// Has a shell do something.
    static func shell(_ words: String, in folder: String) throws -> Script {
        try run("/bin/bash", ["-c", words], folder, [:])
    }

    private static func run(
        _ path: String, _ arguments: [String], _ folder: String, _ environment: [String: String]
    ) throws -> Script {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // What a script says fits into a pipe.
        process.waitUntilExit()
        func text(_ pipe: Pipe) throws -> String {
            String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        }
        return Script(status: process.terminationStatus, output: try text(output), errors: try text(errors))
    }
}

/// A folder that goes away with the test.
final class Folder {
    let path = NSTemporaryDirectory() + "tools-" + UUID().uuidString

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Makes a file, and the folders to it.
    func write(_ text: String, to name: String, isExecutable: Bool = false) throws {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        if isExecutable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file) }
    }

    /// All files below a folder, with what is in them.
    func files(in name: String) throws -> [String: String] {
        var found: [String: String] = [:]
        let base = "\(path)/\(name)"
        for case let file as String in FileManager.default.enumerator(atPath: base) ?? .init() {
            if let text = try? String(contentsOfFile: "\(base)/\(file)", encoding: .utf8) { found[file] = text }
        }
        return found
    }
}
