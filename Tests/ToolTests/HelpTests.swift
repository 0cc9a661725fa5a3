import Foundation
import Testing

@Suite("The scripts of bin/")
struct HelpTests {
    /// Those that know all of their options.
    static let names = [
        "new-widget", "dev", "preview", "install", "docs", "api", "test-examples", "run", "asset-symbols",
        "crashpoints", "model", "sanitize", "fuzz", "lint", "typecheck-time",
    ]

    @Test("Each says how it is used, without building anything")
    func help() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Script.root + "/bin").filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(Script.root)/bin/\(name)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }
        #expect(files.count > 20)
        for name in files {
            let help = try Script.run(name, ["--help"])
            #expect(help.status == 0 && help.output.contains("usage: bin/\(name)"), "\(name): \(help)")
            #expect(!help.output.contains("\"\"\""), "\(name): \(help)")
        }
    }

    @Test("Those that know their options refuse others", arguments: names)
    func refusal(_ name: String) throws {
        let wrong = try Script.run(name, ["--no-such-option"])
        #expect(wrong.status == 64 && wrong.errors.hasPrefix("bin/\(name): "), "\(wrong.errors)")
    }

    @Test("A folder without a package is named", arguments: ["preview", "run"])
    func noPackage(_ name: String) throws {
        let folder = try Folder()
        let refused = try Script.run(name, [folder.path])
        #expect(refused.status == 66 && refused.errors.contains(folder.path))
    }

    @Test("Every completion has its command, and every manual page the commands that there are")
    func companions() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Script.root + "/bin/completions")
        #expect(Set(files.map { ($0 as NSString).deletingPathExtension }) == ["widgets", "widget-tasks"])
        #expect(files.count == 6)
        let page = try String(contentsOfFile: Script.root + "/bin/man/widgets.1", encoding: .utf8)
        let completions = try ["bash", "zsh", "fish"].map {
            try String(contentsOfFile: Script.root + "/bin/completions/widgets.\($0)", encoding: .utf8)
        }
        for command in [
            "home", "trace", "status", "why", "simulate", "tap", "open", "reload", "list", "add", "move", "resize",
            "configure", "remove", "preview", "watch", "snapshot", "describe", "inspect", "log", "doctor", "reset",
        ] {
            for text in completions + [page] { #expect(text.contains(command), "\(command)") }
        }
    }

    @Test("A relative APP_GROUP_ROOT is refused by bin/run, too")
    func relativeRoot() throws {
        let refused = try Script.run("run", ["--no-tmux"], environment: ["APP_GROUP_ROOT": "groups"])
        #expect(refused.status == 64 && refused.errors.contains("$PWD/groups"), "\(refused.errors)")
    }

    @Test("The scripts that people call say what they end with", arguments: ["new-widget", "dev", "preview", "run"])
    func exitStatus(_ name: String) throws {
        #expect(try Script.run(name, ["--help"]).output.contains("exit status"))
    }
}
