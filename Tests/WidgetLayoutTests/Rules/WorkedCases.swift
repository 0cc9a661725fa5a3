import WidgetArchive
import WidgetLayout

/// A view, what is proposed to it, and the frames it must give.
struct WorkedCase: CustomStringConvertible, Sendable {
    var number: Int
    var view: Node
    var proposal: String
    var size: String
    var frames: String
    var description: String { "case \(number)" }

    init(_ number: Int, _ view: Node, _ proposal: String, _ size: String, _ frames: String) {
        (self.number, self.view, self.proposal, self.size, self.frames) = (number, view, proposal, size, frames)
    }
}
