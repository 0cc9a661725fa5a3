import Foundation
import Testing

@Suite("bin/install")
struct InstallTests {
    @Test("Uninstalling leaves nothing of its own, no empty folder either, and all that is not its own")
    func uninstall() throws {
        let folder = try Folder()
        let installed = [
            "bin/widgets", "bin/widget-tasks", "libexec/swift-widgets/renderer", "share/man/man1/widgets.1",
            "share/bash-completion/completions/widgets", "share/zsh/site-functions/_widgets",
            "share/fish/vendor_completions.d/widgets.fish",
        ]
        for name in installed + ["share/man/man1/other.1"] { try folder.write("x", to: "prefix/" + name) }
        let prefix = folder.path + "/prefix"
        #expect(try Script.run("install", ["--uninstall", "--prefix", prefix]).status == 0)
        let left = FileManager.default.enumerator(atPath: prefix)?.allObjects as? [String] ?? []
        #expect(left.sorted() == ["share", "share/man", "share/man/man1", "share/man/man1/other.1"])
        try FileManager.default.removeItem(atPath: prefix + "/share/man/man1/other.1")
        #expect(try Script.run("install", ["--uninstall", "--prefix", prefix]).status == 0)
        #expect(!FileManager.default.fileExists(atPath: prefix))
    }
}
