// The compiler's plug-in for `#Preview`, `@Entry`, `@ComputedProperty` and the macros of SwiftData.
//
// The compiler starts this program and speaks to it in messages on standard input and output (see MessageChannel).
// It depends on nothing but our own JSON: swift-syntax would cost a user minutes of building for a few small macros whose
// expansions need little more than the text that was written.
import JSONText

let channel = MessageChannel()
while let message = channel.receive() {
    channel.send(PluginRequest(message).answer())
}
