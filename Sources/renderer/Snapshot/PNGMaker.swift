import Glibc
import GroupContainer
import WidgetHost

/// Makes a PNG of an SVG with a program of the system: rsvg-convert (librsvg), else Chromium. Where there are Arabic
/// letters Chromium comes first: librsvg draws them as wide as the machine's font has them, whatever the picture says.
struct PNGMaker {
    /// There is no such program.
    struct Missing: ExitStatusError, CustomStringConvertible {
        var exitStatus: ExitStatus { .unavailable }
        var description: String {
            "a PNG is made by rsvg-convert or chromium, and neither is in PATH: install one of them (Debian: "
                + "'apt install librsvg2-bin' or 'apt install chromium'), or take --format svg"
        }
    }

    /// It was there and did not do it.
    struct Failed: Error, CustomStringConvertible {
        var program: String
        var how: String
        var description: String { "\(program) made no PNG: \(how); --format svg works without it" }
    }

    /// It would be larger than such a program makes one.
    struct TooLarge: Error, CustomStringConvertible {
        var width: Int
        var height: Int
        var scale: Double
        var description: String {
            "the picture is \(width) by \(height) points, and a PNG has at most \(Int(PNGMaker.most)) pixels a side: take a --scale "
                + "up to \((PNGMaker.most / Double(max(width, height)) * 100).rounded(.down) / 100), one --kind, or --format svg"
        }
    }

    /// Pixels a side: what librsvg and Chromium make (2^15 - 1; Cairo's coordinates end there).
    private static let most = 32767.0

    private let environment: [String: String]

    init(environment: [String: String]) { self.environment = environment }

    /// The picture's bytes.
    ///
    /// - Parameters:
    ///   - svg: one `<svg>` element.
    ///   - scale: pixels a point.
    func png(of svg: [UInt8], scale: Double) throws -> [UInt8] {
        let size = Self.size(svg)
        guard Double(max(size.width, size.height)) * scale <= Self.most else {
            throw TooLarge(width: size.width, height: size.height, scale: scale)
        }
        let folder = try RoomFiles.make()
        defer { RoomFiles.remove(folder) }
        let (input, output) = (folder + "/picture.svg", folder + "/picture.png")
        try AtomicFile.write(svg, to: input)
        let chromium = find(["chromium", "chromium-browser", "google-chrome", "chrome"])
        let librsvg = find(["rsvg-convert"])
        if let chromium, librsvg == nil || Self.hasArabic(svg) {
            try run(chromium, folder, chromiumArguments(svg, input, output, folder, scale))
        } else if let librsvg {
            try run(librsvg, folder, ["--zoom", "\(scale)", "--output", output, input])
        } else {
            throw Missing()
        }
        guard let png = try AtomicFile.read(output, limit: 256 << 20) else {
            throw Failed(program: "the program", how: "it left no file")
        }
        return png
    }

    /// Whether there is a letter from U+0600 to U+06FF.
    private static func hasArabic(_ svg: [UInt8]) -> Bool { svg.contains { (0xD8...0xDB).contains($0) } }

    private func chromiumArguments(
        _ svg: [UInt8], _ input: String, _ output: String, _ folder: String, _ scale: Double
    ) -> [String] {
        let size = Self.size(svg)
        var arguments = [
            "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--user-data-dir=\(folder)/profile", "--default-background-color=00000000",
            "--force-device-scale-factor=\(scale)", "--window-size=\(size.width),\(size.height)",
            "--screenshot=\(output)",
        ]
        // Chromium's sandbox refuses to run as root; the picture is our own.
        if geteuid() == 0 { arguments.append("--no-sandbox") }
        return arguments + ["file://" + input]
    }

    /// Width and height of the outermost element, whole points.
    private static func size(_ svg: [UInt8]) -> (width: Int, height: Int) {
        let head = String(decoding: svg.prefix(400), as: UTF8.self)
        func number(_ name: String) -> Int {
            guard let start = head.firstRange(of: " \(name)=\"") else { return 400 }
            return Int((Double(head[start.upperBound...].prefix { $0 != "\"" }) ?? 400).rounded(.up))
        }
        return (number("width"), number("height"))
    }

    private func find(_ names: [String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        for name in names {
            for folder in folders where folder.hasPrefix("/") {
                let path = folder + "/" + name
                if Executables.isExecutable(path) { return path }
            }
        }
        return nil
    }

    /// Runs a program to its end, its output thrown away but for the last words of its errors.
    private func run(_ program: String, _ folder: String, _ arguments: [String]) throws {
        let errors = folder + "/errors"
        let status = try Spawn.run(program, arguments, environment: environment, errors: errors)
        guard status == 0 else {
            let words = (try? AtomicFile.read(errors, limit: 1 << 20)) ?? nil
            let last = words.map { String(decoding: $0.suffix(400), as: UTF8.self) } ?? ""
            let line = last.split(separator: "\n").last.map(String.init) ?? "status \(status)"
            throw Failed(program: program, how: line)
        }
    }
}

/// Runs a program and waits for it.
enum Spawn {
    /// posix_spawn(3) and waitpid(2). Standard input and output are /dev/null, errors go to a file.
    ///
    /// - Returns: the exit status, or 128 + the signal.
    static func run(
        _ program: String, _ arguments: [String], environment: [String: String], errors: String
    ) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var argumentPointers = ([program] + arguments).map { strdup($0) }
        var environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") }
        defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
        argumentPointers.append(nil)
        environmentPointers.append(nil)
        var pid = pid_t()
        let code = posix_spawn(&pid, program, &actions, &attributes, argumentPointers, environmentPointers)
        guard code == 0 else { throw SystemError(call: "posix_spawn", path: program, errno: code) }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
