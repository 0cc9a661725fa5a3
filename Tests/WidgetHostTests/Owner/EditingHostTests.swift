import GroupContainer
import Testing

@testable import WidgetHost

/// A host that is one for as long as a change of the home screen takes.
@MainActor
@Suite("The host for changes only")
struct EditingHostTests {
    @Test("Once it has let go of its lock it takes no change any more: what waits is the next host's")
    func takesNoMore() throws {
        let fixture = try HostFixture()
        defer { fixture.end() }
        let host = fixture.host
        try host.startForEdits()
        // Its own change is over; it ends with the last of those that it has taken for others.
        host.whenEdited = { host.stop() }
        let mailbox = Mailbox(.host, in: fixture.group)
        let ids = (1...2).map { _ in Identifier.make() }.sorted()
        for id in ids {
            var edit = HomeEdit()
            (edit.action, edit.widget) = (.remove, "nothing-\(id)")
            try mailbox.send(HostCommand(edit).jsonBytes(), id: id)
        }
        host.commandsArrived(nil)
        #expect(HostClient.host(of: fixture.group) == nil)
        #expect(try mailbox.takeAnswer(ids[0]) != nil)
        #expect(try mailbox.peek(ids[1]) != nil && mailbox.takeAnswer(ids[1]) == nil)
    }
}
