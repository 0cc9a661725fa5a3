import Testing
import WidgetArchive
import WidgetLayout

@Suite("The worked cases of SwiftUI's layout")
struct WorkedCasesTests {
    @Test("All 110 are here")
    func count() {
        let numbers = (WorkedCase.stacks + WorkedCase.containers + WorkedCase.leaves).map(\.number)
        #expect(numbers == Array(1...110))
    }

    @Test("Give the published frames", arguments: WorkedCase.stacks + WorkedCase.containers + WorkedCase.leaves)
    func frames(_ worked: WorkedCase) {
        let (width, height) = Frames.size(worked.proposal)
        let proposal = Proposal(width, height)
        let placed = LayoutEngine.arrange(worked.view, for: proposal, context: .stub)
        let expected = Frames.expected(worked.frames)
        let wanted = expected.map { "\($0.name) \($0.frame)" }.joined(separator: " · ")
        #expect(Frames.of(placed, expected.map(\.name)) == wanted)
        #expect(Frames.string(placed.frame) == "(0,0) \(worked.size)")
        #expect(LayoutEngine.size(of: worked.view, for: proposal, context: .stub) == placed.frame.size)
    }
}
