import Glibc
import Testing

@testable import GroupContainer

@Suite("Where a group directory may stand")
struct SurroundingsTests {
    @Test("A parent that everybody may write to is refused, unless it is sticky")
    func writableParent() throws {
        let root = try TemporaryGroup.makeDirectory()
        defer { TemporaryGroup.remove(root) }
        try Sys.mkdir(root + "/open")
        try Sys.chmod(root + "/open", 0o777)
        let error = #expect(throws: GroupError.self) { try GroupDirectory(opening: root + "/open/group") }
        #expect(
            error
                == .unsafeParent(
                    path: root + "/open/group", parent: root + "/open", reason: "may be written by everybody"))
        try Sys.chmod(root + "/open", 0o1777)
        _ = try GroupDirectory(opening: root + "/open/group")
    }

    @Test(
        "A parent of another user, or reached through another user's link, is refused",
        .enabled(if: geteuid() == 0, "only root can give files away"), arguments: [false, true])
    func foreignParent(throughLink: Bool) throws {
        let root = try TemporaryGroup.makeDirectory()
        defer { TemporaryGroup.remove(root) }
        try Sys.mkdir(root + "/theirs")
        if throughLink {
            symlink(root + "/theirs", root + "/link")
            try #require(lchown(root + "/link", 12345, 12345) == 0)
        } else {
            try #require(chown(root + "/theirs", 12345, 12345) == 0)
        }
        let path = root + (throughLink ? "/link" : "/theirs") + "/group"
        #expect(throws: GroupError.self) { try GroupDirectory(opening: path) }
    }

    @Test("Network file systems have names, local ones have none")
    func network() throws {
        let mounts = """
            22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
            30 22 0:47 / /srv/share rw,relatime shared:9 master:2 - nfs4 server:/share rw,vers=4.2
            """
        #expect(NetworkFileSystem.name(ofDevice: 47, mounts: mounts) == "nfs4")
        #expect(NetworkFileSystem.name(ofDevice: 8 << 8 | 1, mounts: mounts) == nil)
        #expect(NetworkFileSystem.name(ofDevice: 99, mounts: mounts) == nil)
        let error = GroupError.networkFileSystem(path: "/g", name: "nfs4")
        #expect("\(error)".contains("APP_GROUP_ROOT"))
    }
}
