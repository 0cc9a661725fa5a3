import Glibc
internal import GroupContainer
internal import JSONText

extension Scenario {
    private static func performed(_ group: GroupDirectory, _ tap: String) throws -> Int64 {
        try Journal.separate("taps", in: group).value(forKey: tap)?.integer ?? 0
    }

    private static func perform(_ tap: String, _ group: GroupDirectory) throws {
        try Journal.separate("taps", in: group).update { values in
            values[tap] = .int((values[tap]?.integer ?? 0) + 1)
        }
    }

    /// What a host does that starts, and what must be so then.
    private static func sweepAndCheck(
        _ group: GroupDirectory, _ words: [String], _ complaints: inout Complaints
    ) throws {
        let mailbox = Mailbox(.intents, in: group)
        // The second one takes the answers that the first has given for the dead.
        _ = try mailbox.sweep()
        _ = try mailbox.sweep()
        for folder in [mailbox.tmpPath, mailbox.newPath, mailbox.curPath, mailbox.donePath] {
            let names = try Sys.list(folder)
            complaints.expect(names.isEmpty, "\(folder) is not drained: \(names)")
        }
        for instance in try AliveFile.instances(in: group) {
            complaints.expect(
                try AliveFile.removeIfDead(instance, in: group), "\(instance) counts as living after its end")
        }
        // Nothing stands in the way of the next tap.
        let alive = try AliveFile("next", in: group)
        try mailbox.send([1], id: "next")
        complaints.expect(try mailbox.claim("next", by: "next") == [1], "a new tap is not to be had")
        try mailbox.answer("next", by: "next", with: [2])
        complaints.expect(try mailbox.takeAnswer("next") == .outcome([2]), "a new answer is not to be had")
        alive.end(in: group)
    }

    /// A tap that is sent, claimed, performed, answered and taken, and one that is taken back.
    static let handOver = Scenario(
        name: "hand-over",
        prepare: { try perform("warm", $0) },
        run: { group, acknowledge in
            let mailbox = Mailbox(.intents, in: group)
            let alive = try AliveFile("x", in: group)
            try mailbox.send(Array("tap".utf8), id: "t1")
            acknowledge("sent")
            for id in try mailbox.pending() {
                guard try mailbox.claim(id, by: "x") != nil else { continue }
                acknowledge("claimed")
                try perform(id, group)
                acknowledge("performed")
                try mailbox.answer(id, by: "x", with: Array("done".utf8))
                acknowledge("answered")
            }
            if try mailbox.takeAnswer("t1") != nil { acknowledge("taken") }
            try mailbox.send(Array("tap".utf8), id: "t2")
            if try mailbox.void("t2") { acknowledge("voided") }
            _ = try mailbox.takeAnswer("t2")
            alive.end(in: group)
        },
        check: { group, words in
            var complaints = Complaints()
            let mailbox = Mailbox(.intents, in: group)
            let wasAnswered = try Sys.lstat(mailbox.donePath + "/t1") != nil
            complaints.expect(
                !words.contains("answered") || words.contains("taken") || wasAnswered, "an answer is lost")
            try sweepAndCheck(group, words, &complaints)
            // Whatever is still claimed now was not drained; performing it once more would be the second time.
            for id in ["t1", "t2"] where try mailbox.claim(id, by: "late") != nil { try perform(id, group) }
            let times = try performed(group, "t1")
            complaints.expect(times <= 1, "a tap was performed \(times) times")
            complaints.expect(times == 1 || !words.contains("performed"), "what a tap did is lost")
            complaints.expect(times == 1 || !wasAnswered, "a tap is answered that was not performed")
            complaints.expect(try performed(group, "t2") == 0, "a tap taken back was performed")
            return complaints.all
        })

    /// Junk where a tap is expected, which is set aside.
    static let junkInMailbox = Scenario(
        name: "junk set aside",
        prepare: { group in
            let mailbox = Mailbox(.intents, in: group)
            try Sys.mkdir(mailbox.newPath + "/j1")
            symlink("/etc/hostname", mailbox.newPath + "/j2")
        },
        run: { group, acknowledge in
            let mailbox = Mailbox(.intents, in: group)
            let alive = try AliveFile("x", in: group)
            for id in try mailbox.pending() where try mailbox.claim(id, by: "x") != nil { acknowledge("read") }
            alive.end(in: group)
        },
        check: { group, words in
            var complaints = Complaints()
            complaints.expect(!words.contains("read"), "junk was taken for a tap")
            try sweepAndCheck(group, words, &complaints)
            return complaints.all
        })
}
