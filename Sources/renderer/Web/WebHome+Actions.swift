import JSONText
import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetPage

extension WebHome {
    typealias Reply = @MainActor (HTTPResponse) -> Void

    func act(_ body: [UInt8], reply: @escaping Reply) {
        let command: PageCommand
        do {
            command = try PageCommand(jsonBytes: body)
        } catch {
            return reply(HTTPResponse(.badRequest, text: "the command cannot be read: \(error)"))
        }
        switch command.verb {
        case .tap, .open, .reload: touch(command, reply)
        case .add, .move, .resize, .remove, .configure, .undo: change(command, reply)
        case .offers, .preview, .options: ask(command, reply)
        case .locale, .typeSize: set(command, reply)
        case .kill: answer(host.signal(.kill, to: command.value ?? ""), reply)
        case .stop: answer(host.signal(.stop, to: command.value ?? ""), reply)
        case .continue: answer(host.signal(.continue, to: command.value ?? ""), reply)
        case .restart: answer(host.restartExtension(), reply)
        }
    }

    /// Answers that it went well, or why it did not.
    func answer(_ failure: String?, _ reply: Reply) { answer(PageReply(failure: failure), reply) }

    func answer(_ message: PageReply, _ reply: Reply) {
        reply(HTTPResponse(.ok, type: "application/json", body: message.jsonBytes()))
    }

    private func touch(_ command: PageCommand, _ reply: Reply) {
        let widget = command.widget ?? ""
        var message = PageReply()
        switch command.verb {
        case .tap:
            message.span = host.tap(widget: widget, control: command.control ?? "")
            if message.span == nil { message.failure = "the widget shows no such control any more" }
        case .open:
            message.span = host.open(widget: widget)
            if message.span == nil { message.failure = "a tap there leads nowhere" }
        default: host.reload(widget: command.widget)
        }
        answer(message, reply)
    }

    /// SwiftUI's names of the Dynamic Type sizes.
    static let typeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
    ]

    private func set(_ command: PageCommand, _ reply: Reply) {
        let value = command.value ?? ""
        if command.verb == .locale {
            guard let locale = Place.locale(value) else {
                return answer("“\(value)” is no locale such as uk_UA", reply)
            }
            host.changeSurroundings { $0.locale = locale }
        } else {
            guard Self.typeSizes.contains(value) else {
                return answer("“\(value)” is no type size; there are \(Self.typeSizes.joined(separator: ", "))", reply)
            }
            host.changeSurroundings { $0.typeSize = value }
        }
        answer(nil, reply)
    }
}
