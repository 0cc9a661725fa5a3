import Foundation
import Testing

/// `bin/run` with scripts in the place of the three executables.
@Suite("bin/run")
struct RunScriptTests {
    @Test("Without a terminal it prints the renderer's frame and nothing else, and gives a new group a few tasks, once")
    func oneFrame() throws {
        let tree = try FakeTree(renderer: "echo frame of \"$2\"")
        let first = try tree.run("--group", tree.group)
        #expect(first == .init(status: 0, output: "frame of \(tree.group)\n"))
        try FileManager.default.createDirectory(atPath: tree.group + "/defaults", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: tree.group + "/defaults/group.com.example.tasks.jsonl"))
        _ = try tree.run("--group", tree.group)
        #expect(try tree.said("app") == "--group \(tree.group) import -\nended\n")
    }

    @Test("A renderer that fails makes it fail")
    func failure() throws {
        #expect(try FakeTree(renderer: "exit 3").run().status == 3)
    }

    @Test("A wrong option is refused", arguments: [["--frob"], ["--group"], ["--group", ""]])
    func refusals(_ arguments: [String]) throws {
        #expect(try FakeTree(renderer: "echo never").run(arguments).status == 64)
    }

    @Test("In a terminal without tmux the app is behind the home screen and ends with it")
    func withoutTmux() throws {
        // The home screen lasts until the app is there, and the app takes its time to end.
        let isUp = "case \"$*\" in *serve) echo >\"${0%/*}/up\";; esac"
        let tree = try FakeTree(
            renderer: "test -t 0 && test -t 1 && echo home; read -r up <\"${0%/*}/up\"; exit 0",
            app: "trap : TERM; \(isUp); cat >/dev/null; echo ended >>\"$0.said\"")
        #expect(mkfifo("\(tree.root)/.build/release/up", 0o600) == 0)
        let result = try tree.runOnTerminal("--no-tmux --group \(tree.group)")
        #expect(result.status == 0)
        #expect(result.output.contains("home"))
        #expect(try tree.said("app").contains("--group \(tree.group) serve\nended\n"))
    }
}

extension RunScriptTests {
    @Test("A package's own extension and app are given to the renderer, and its group is its own")
    func package() throws {
        let tree = try FakeTree(renderer: "echo frame")
        let package = try tree.package("Counter")
        #expect(try tree.run(package) == .init(status: 0, output: "frame\n"))
        let said = try tree.said("renderer")
        #expect(said.contains("--extension \(package)/.build/debug/CounterExtension"))
        #expect(said.contains("--app \(package)/.build/debug/CounterApp"))
        #expect(said.contains("/group.swift-widgets.counter "))
        let app = try tree.run(package, "--group", tree.group, "app", "add", "3")
        #expect(app == .init(status: 0, output: "app --group \(tree.group) add 3\n"))
    }

    @Test("What has to be built is built in one plan, the renderer first, and the first time is said once")
    func building() throws {
        let tree = try FakeTree(renderer: "echo never")
        try tree.forgetBuilds()
        let first = try tree.runBuilding("--group", tree.group)
        #expect(first.status == 0, "\(first)")
        #expect(first.output.components(separatedBy: "Building for the first time").count == 2, "\(first.output)")
        #expect(first.output.contains("Building renderer (1 of 4)\nBuilding app (2 of 4)\n"), "\(first.output)")
        #expect(first.output.hasSuffix("frame of renderer\n"), "\(first.output)")
        let second = try tree.runBuilding("--group", tree.group)
        #expect(second == .init(status: 0, output: "frame of renderer\n"))
    }

    @Test("A package without an extension is refused, with what it needs")
    func noExtension() throws {
        let tree = try FakeTree(renderer: "echo frame")
        try Data("// nothing".utf8).write(to: URL(fileURLWithPath: tree.root + "/Sources/Package.swift"))
        #expect(try tree.run(tree.root + "/Sources").status == 65)
        #expect(try tree.run(tree.root + "/bin").status == 66)
    }
}

/// A checkout's folder with `bin/run` and three scripts that take down how they were called.
private final class FakeTree {
    struct Result: Equatable {
        var status: Int32
        var output: String
    }

    let root: String
    var group: String { root + "/group" }

    init(renderer: String, app: String = "cat >/dev/null; echo ended >>\"$0.said\"") throws {
        root = NSTemporaryDirectory() + "run-" + UUID().uuidString
        let files = FileManager.default
        for folder in ["bin", "Sources", ".build/release"] {
            try files.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for script in ["run", "steady-build"] {
            try files.copyItem(atPath: "\(checkout.path)/bin/\(script)", toPath: "\(root)/bin/\(script)")
        }
        try Data().write(to: URL(fileURLWithPath: root + "/Package.swift"))
        try script("renderer", renderer)
        try script("extension", "")
        try script("libVirtualTime.so", "")
        try script("app", app)
        // Newer than all the rest: nothing is to be built.
        try Data().write(to: URL(fileURLWithPath: root + "/.build/run.stamp"))
        try files.setAttributes([.modificationDate: Date.distantFuture], ofItemAtPath: root + "/.build/run.stamp")
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private func script(_ name: String, _ body: String) throws {
        let path = "\(root)/.build/release/\(name)"
        try "#!/bin/sh\necho \"$@\" >>\"$0.said\"\n\(body)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// A package with scripts in the place of its two executables.
    func package(_ name: String) throws -> String {
        let path = root + "/" + name
        let files = FileManager.default
        for folder in ["Sources", ".build/debug"] {
            try files.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
        }
        let manifest = ".executableTarget(\n    name: \"\(name)App\"), .executableTarget(name: \"\(name)Extension\")"
        try manifest.write(toFile: path + "/Package.swift", atomically: true, encoding: .utf8)
        for (kind, body) in [("App", "echo app \"$@\""), ("Extension", "")] {
            let script = "\(path)/.build/debug/\(name)\(kind)"
            try "#!/bin/sh\n\(body)\n".write(toFile: script, atomically: true, encoding: .utf8)
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        }
        for stamp in ["\(path)/.build/run.\(name)Extension.stamp", "\(root)/.build/run.renderer.stamp"] {
            try Data().write(to: URL(fileURLWithPath: stamp))
            try files.setAttributes([.modificationDate: Date.distantFuture], ofItemAtPath: stamp)
        }
        return path
    }

    /// Takes away what was built.
    func forgetBuilds() throws {
        let files = FileManager.default
        for name in try files.contentsOfDirectory(atPath: root + "/.build/release") {
            try files.removeItem(atPath: "\(root)/.build/release/\(name)")
        }
        try files.removeItem(atPath: root + "/.build/run.stamp")
        // In the place of the compiler: makes a script of each product's name.
        try files.createDirectory(atPath: root + "/tools", withIntermediateDirectories: true)
        let compiler = """
            #!/bin/sh
            for product; do :; done
            file=\(root)/.build/release/$product
            [ "$product" != VirtualTime ] || file=\(root)/.build/release/libVirtualTime.so
            printf '#!/bin/sh\\ncat >/dev/null\\n[ %s != renderer ] || echo frame of %s\\n' "$product" "$product" >"$file"
            chmod +x "$file"

            """
        try compiler.write(toFile: root + "/tools/swift", atomically: true, encoding: .utf8)
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root + "/tools/swift")
    }

    /// Runs with that compiler; what is complained of stands in the output, too.
    func runBuilding(_ arguments: String...) throws -> Result {
        let command = "PATH=\(root)/tools:$PATH bash \(root)/bin/run \(arguments.joined(separator: " ")) 2>&1"
        return try start("/usr/bin/env", ["bash", "-c", command])
    }

    /// What a script took down.
    func said(_ name: String) throws -> String {
        try String(contentsOfFile: "\(root)/.build/release/\(name).said", encoding: .utf8)
    }

    func run(_ arguments: String...) throws -> Result { try run(arguments) }

    func run(_ arguments: [String]) throws -> Result {
        try start("/usr/bin/env", ["bash", root + "/bin/run"] + arguments)
    }

    /// Runs in a terminal of 100 columns that script(1) makes.
    func runOnTerminal(_ arguments: String) throws -> Result {
        let command = "stty rows 40 columns 100; TERM=xterm \(root)/bin/run \(arguments)"
        return try start("/usr/bin/env", ["script", "-qec", command, "/dev/null"])
    }

    private func start(_ path: String, _ arguments: [String]) throws -> Result {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
