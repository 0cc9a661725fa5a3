import Foundation
import ProcessSupport
import Testing

/// A day that `renderer simulate` has told, line by line.
struct SimulatedDay {
    struct Line: Decodable {
        var offset: Int64?
        var date: Double?
        var about: String?
        var widget: String?
        var cause: String?
        var counts: Bool?
        var used: Int?
        var words: String?
        var shows: String?
        // The sums at the end.
        var reloads: [String: Int]?
        var counted: Int?
        var held: Int?
        var frames: Int?
        var ranOut: Int64?

        /// Seconds from the beginning.
        var seconds: Double { Double(offset ?? -1) / 1e9 }
    }

    var lines: [Line]

    /// Runs a script against an extension.
    static func run(
        _ script: String, _ arguments: String..., extension: Executable = .probeExtension
    ) async throws -> SimulatedDay {
        let folder = NSTemporaryDirectory() + "day-\(UUID().uuidString)"
        mkdir(folder, 0o700)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try script.write(toFile: folder + "/script", atomically: true, encoding: .utf8)
        let result = try await simulate(
            ["--script", folder + "/script", "--json", "--extension", `extension`.path] + arguments)
        guard result.ending == .exited(0) else {
            throw Failure("simulate: \(result.ending) \(result.errors)\n\(result.output)")
        }
        let decoder = JSONDecoder()
        return SimulatedDay(
            lines: try result.output.split(separator: "\n").map { try decoder.decode(Line.self, from: Data($0.utf8)) })
    }

    /// Runs `renderer simulate` to its end.
    static func simulate(
        _ arguments: [String]
    ) async throws -> (ending: Ending, output: String, errors: String) {
        // A crash is one at once: a backtrace would be made in real time, while the day's clock waits.
        let child = try Child.start(
            Executable.renderer.path, ["simulate"] + arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
        child.closeInput()
        let ending = try await child.end()
        return (ending, child.output.text, child.errors?.text ?? "")
    }

    /// What a widget showed when: seconds from the beginning and the words.
    func shown(on widget: String = "probe", from seconds: Double = 0) -> [String] {
        lines.filter { $0.widget == widget && $0.shows != nil && $0.seconds >= seconds }
            .map { "\(Self.text($0.seconds)) \($0.shows ?? "")" }
    }

    /// When a widget was reloaded and why.
    func reloads(of widget: String = "probe", from seconds: Double = 0) -> [String] {
        lines.filter { $0.widget == widget && $0.about == "reload" && $0.cause != nil && $0.seconds >= seconds }
            .map { "\(Self.text($0.seconds)) \($0.cause ?? "")\($0.counts == true ? "" : " free")" }
    }

    /// The sums of a widget.
    func sum(of widget: String = "probe") -> Line? { lines.last { $0.widget == widget && $0.frames != nil } }

    /// All words, for the messages of failed expectations.
    var story: String {
        lines.map { "\(Self.text($0.seconds)) \($0.widget ?? "") \($0.words ?? "") \($0.shows ?? "")" }
            .joined(separator: "\n")
    }

    private static func text(_ seconds: Double) -> String {
        let rounded = (seconds * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
