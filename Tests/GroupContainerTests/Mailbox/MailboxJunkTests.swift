import Foundation
import Testing

@testable import GroupContainer

/// What else can lie in a mailbox must neither stop it nor be taken for a message.
@Suite struct MailboxJunkTests {
    let scratch: ScratchGroup
    let box: Mailbox

    init() throws {
        scratch = try ScratchGroup()
        box = scratch.mailbox()
    }

    enum Junk: String, CaseIterable, Sendable { case directory, symbolicLink, fifo, twoNames, huge }

    private func put(_ junk: Junk, at path: String) throws {
        switch junk {
        case .directory: try Sys.mkdir(path)
        case .symbolicLink: #expect(symlink("/etc/passwd", path) == 0)
        case .fifo: #expect(mkfifo(path, 0o600) == 0)
        case .twoNames:
            try AtomicFile.write([1], to: scratch.parent + "/other")
            try Sys.link(scratch.parent + "/other", path)
        case .huge:
            let descriptor = try Sys.open(path, O_WRONLY | O_CREAT)
            try Sys.ftruncate(descriptor, to: Mailbox.sizeLimit + 1)
            Sys.close(descriptor)
        }
    }

    @Test("Junk in new is set aside and answered as void, and the next message is claimed", arguments: Junk.allCases)
    func inNew(_ junk: Junk) throws {
        try put(junk, at: box.newPath + "/a")
        try box.send(bytes("good"), id: "b")
        try scratch.quietly { () throws in
            #expect(try box.claim("a", by: "me") == nil)
            #expect(try box.claim("b", by: "me") == bytes("good"))
        }
        #expect(try box.takeAnswer("a") == .voided)
        #expect(try box.claimed().map(\.id) == ["b"])
        #expect(scratch.quarantined.count == 1)
    }

    @Test("Junk in place of an answer is an error that names it, once", arguments: Junk.allCases)
    func inDone(_ junk: Junk) throws {
        try put(junk, at: box.donePath + "/a")
        try scratch.quietly { () throws in
            let error = #expect(throws: MailboxError.self) { try box.takeAnswer("a") }
            #expect(error?.description.hasPrefix(box.donePath + "/a is not an answer: it") == true)
            #expect(try box.takeAnswer("a") == nil)
        }
        #expect(scratch.quarantined.count == 1)
    }

    @Test("A directory where a claim or an answer goes is moved out of the way")
    func inTheWay() throws {
        try Sys.mkdir(box.curPath + "/a.me")
        try Sys.mkdir(box.donePath + "/b.void")
        try box.send([7], id: "a")
        try box.send([8], id: "b")
        try scratch.quietly { () throws in
            #expect(try box.claim("a", by: "me") == [7])
            #expect(try box.void("b"))
        }
        #expect(try box.takeAnswer("b") == .voided)
        #expect(scratch.quarantined.count == 2)
    }

    @Test("An empty file is a message without bytes: what it means is its reader's to say")
    func empty() throws {
        try AtomicFile.write([], to: box.newPath + "/a")
        #expect(try box.claim("a", by: "me") == [])
        try scratch.quietly { try box.reject("a", by: "me", reason: "it is not JSON") }
        #expect(try box.takeAnswer("a") == .voided)
        #expect(try box.claimed().isEmpty)
        #expect(scratch.quarantined.count == 1)
    }

    @Test("Who comes to claim sets aside what has no message's name, but for names that begin with a dot")
    func arrivals() throws {
        for name in [".tmp-1", "a b", "x.json"] { try AtomicFile.write([1], to: box.newPath + "/" + name) }
        try box.send([1], id: "good")
        try box.send([1], id: "better")
        #expect(try box.strangers() == ["a b", "x.json"])
        try scratch.quietly { () throws in
            #expect(try box.arrivals(["x.json", "good"]) == ["good"])
            #expect(try box.strangers() == ["a b"])
            #expect(try box.arrivals() == ["better", "good"])
        }
        #expect(try box.strangers().isEmpty && scratch.quarantined.count == 2)
        #expect(try Sys.list(box.newPath).sorted() == [".tmp-1", "better", "good"])
    }

    @Test("Names that are no ids are passed over in every listing")
    func foreignNames() throws {
        for name in [".tmp-1", "a b", "x.json", "ü", "b.", ".c"] {
            for path in [box.newPath, box.curPath, box.donePath] { try AtomicFile.write([1], to: path + "/" + name) }
        }
        try box.send([1], id: "good")
        #expect(try box.pending() == ["good"])
        #expect(try box.answers().isEmpty)
        #expect(try box.claimed().map(\.id) == ["x"], "x.json reads as a claim of the claimant json")
    }
}
