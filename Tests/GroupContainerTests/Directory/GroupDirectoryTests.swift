import Glibc
import Testing

@testable import GroupContainer

@Suite struct GroupDirectoryTests {
    private func withRoot(_ body: (String) throws -> Void) throws {
        let root = try TemporaryGroup.makeDirectory()
        defer { TemporaryGroup.remove(root) }
        try body(root)
    }

    @Test("A directory with other things in it is no group and stays as it is; a group's own folders are no reason")
    func stranger() throws {
        try withRoot { root in
            for name in ["Files", ".git", "src"] { #expect(mkdir("\(root)/\(name)", 0o700) == 0) }
            #expect(throws: GroupError.notAGroup(path: root, entry: "src")) { try GroupDirectory(opening: root) }
            #expect(try Sys.list(root).sorted() == [".git", "Files", "src"])
            #expect(!GroupDirectory.exists(at: root))
            #expect(rmdir(root + "/src") == 0)
            _ = try GroupDirectory(opening: root)
            #expect(GroupDirectory.exists(at: root))
        }
    }

    @Test("A package's program uses the group that bin/run has given to the package, if it has, else everybody's")
    func ofProgram() throws {
        try withRoot { root in
            let environment = ["APP_GROUP_ROOT": root]
            func path(_ program: String) throws -> String {
                try GroupDirectory.path(ofProgram: program, environment: environment)
            }
            let everybodys = root + "/group.swift-widgets"
            #expect(try path("PlantsApp") == everybodys)
            let own = try GroupDirectory(opening: everybodys + ".plants").path
            #expect(try path("PlantsApp") == own && path("PlantsExtension") == own)
            for other in ["App", "Extension", "WeatherApp", "Plants", "app"] { #expect(try path(other) == everybodys) }
        }
    }

    @Test("A new group directory has mode 0700, its format and all its folders")
    func layout() throws {
        let temporary = try TemporaryGroup()
        let group = temporary.group
        #expect(try Sys.lstat(group.path)?.mode == 0o40700)
        #expect(try contents(group.path + "/format") == Array("1\n".utf8))
        for folder in GroupDirectory.Folder.allCases {
            #expect(try Sys.lstat(group.path(folder))?.isDirectory == true)
        }
        for mailbox in ["requests", "host", "intents", "app"] {
            #expect(try Sys.list("\(group.path)/\(mailbox)").sorted() == ["cur", "done", "new", "tmp"])
        }
    }

    @Test("Opening twice finds the same; a slash at the end does not count")
    func again() throws {
        let temporary = try TemporaryGroup()
        #expect(try GroupDirectory(opening: temporary.group.path + "//") == temporary.group)
    }

    @Test("A missing directory is made only when asked")
    func missing() throws {
        try withRoot { root in
            #expect(throws: GroupError.missing(path: root + "/a/b")) {
                try GroupDirectory(opening: root + "/a/b", create: false)
            }
            _ = try GroupDirectory(opening: root + "/a/b")
            _ = try GroupDirectory(opening: root + "/a/b", create: false)
        }
    }

    @Test("A relative path is refused")
    func relative() {
        #expect(throws: GroupError.notAbsolute(path: "groups/a")) { try GroupDirectory(opening: "groups/a") }
    }

    @Test("A path that commands a terminal is told without its commands")
    func hostilePath() {
        let path = "relative\u{1B}]0;pwned\u{7}\u{202E}\r"
        let error = #expect(throws: GroupError.self) { try GroupDirectory(opening: path) }
        let told = PlainText.clean(error.map { "\($0)" } ?? "")
        #expect(told.contains("relative") && !told.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }

    @Test("A path longer than the system takes, or with a name too long, is an error that says so")
    func longPath() throws {
        try withRoot { root in
            for path in [
                root + "/" + String(repeating: "n", count: 300), root + String(repeating: "/dddddddd", count: 600),
            ] {
                let error = #expect(throws: SystemError.self) { try GroupDirectory(opening: path) }
                #expect(error?.errno == ENAMETOOLONG)
            }
        }
    }

    @Test("Links that lead to each other, above the group, are an error and no endless way")
    func loop() throws {
        try withRoot { root in
            #expect(symlink(root + "/b", root + "/a") == 0)
            #expect(symlink(root + "/a", root + "/b") == 0)
            #expect(throws: (any Error).self) { try GroupDirectory(opening: root + "/a/group") }
        }
    }

    @Test("A symbolic link is refused even when it leads to a good directory")
    func link() throws {
        let temporary = try TemporaryGroup()
        let path = temporary.root + "/link"
        #expect(symlink(temporary.group.path, path) == 0)
        #expect(throws: GroupError.notADirectory(path: path)) { try GroupDirectory(opening: path) }
    }

    @Test("A file in its place is refused")
    func file() throws {
        try withRoot { root in
            try writeInPlace([], to: root + "/file")
            #expect(throws: GroupError.notADirectory(path: root + "/file")) {
                try GroupDirectory(opening: root + "/file")
            }
        }
    }

    @Test("A directory that others may write to is refused", arguments: [0o770, 0o707, 0o722])
    func writable(mode: mode_t) throws {
        try withRoot { root in
            try Sys.chmod(root, mode)
            let error = #expect(throws: GroupError.self) { try GroupDirectory(opening: root) }
            #expect(error?.description.contains("chmod 700") == true)
            #expect(try Sys.list(root) == [])
        }
    }

    @Test("A directory that others may read is accepted")
    func readable() throws {
        try withRoot { root in
            try Sys.chmod(root, 0o755)
            _ = try GroupDirectory(opening: root)
        }
    }

    @Test("Another user's directory is refused", .enabled(if: geteuid() == 0, "only root can give files away"))
    func foreign() throws {
        try withRoot { root in
            #expect(chown(root, 12345, 12345) == 0)
            #expect(throws: GroupError.foreignOwner(path: root, owner: 12345)) { try GroupDirectory(opening: root) }
        }
    }

    @Test("A newer format is refused and nothing is touched")
    func newer() throws {
        try withRoot { root in
            try writeInPlace(Array("2\n".utf8), to: root + "/format")
            #expect(throws: GroupError.newerFormat(path: root, found: 2, supported: 1)) {
                try GroupDirectory(opening: root)
            }
            #expect(try Sys.list(root) == ["format"])
        }
    }

    @Test("A format file without a number is refused", arguments: ["", "one", "-1", "{}", "\0\0"])
    func unreadable(text: String) throws {
        try withRoot { root in
            try writeInPlace(Array(text.utf8), to: root + "/format")
            #expect(throws: GroupError.unreadableFormat(path: root + "/format")) {
                try GroupDirectory(opening: root)
            }
        }
    }

    @Test("Eight processes may make the directory at once")
    func race() throws {
        try withRoot { root in
            let probes = try (0..<8).map { _ in try Probe("open", root + "/deep/group") }
            for probe in probes { #expect(probe.line() == "opened") }
            #expect(try Sys.list(root + "/deep/group").filter { $0.hasPrefix(".") } == [])
        }
    }

    @Test("The root follows the environment; a relative one is refused, for data would land somewhere else")
    func location() throws {
        func root(_ environment: [String: String]) throws(GroupError) -> String {
            try GroupDirectory.defaultRoot(environment: environment)
        }
        #expect(try root(["APP_GROUP_ROOT": "/g", "XDG_DATA_HOME": "/x", "HOME": "/h"]) == "/g")
        #expect(throws: GroupError.relativeRoot("g")) { try root(["APP_GROUP_ROOT": "g", "XDG_DATA_HOME": "/x"]) }
        #expect(try root(["APP_GROUP_ROOT": "", "XDG_DATA_HOME": "/x", "HOME": "/h"]) == "/x/app-groups")
        #expect(try root(["XDG_DATA_HOME": "x", "HOME": "/h"]) == "/h/.local/share/app-groups")
        #expect(try root([:]).hasSuffix("/.local/share/app-groups"))
        #expect(try GroupDirectory.path(forIdentifier: "a/b", environment: ["APP_GROUP_ROOT": "/g"]) == "/g/a%2Fb")
    }
}
