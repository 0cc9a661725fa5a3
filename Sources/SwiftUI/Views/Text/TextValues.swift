internal import WidgetArchive

extension Text {
    /// Letters forced to one case.
    public enum Case: Hashable, Sendable {
        /// Capitals.
        case uppercase
        /// Small letters.
        case lowercase
    }

    /// Which end of a line gives way.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle

        init(_ archived: TextNode.Truncation) {
            self =
                switch archived {
                case .head: .head
                case .tail: .tail
                case .middle: .middle
                }
        }
        var archived: TextNode.Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// A line through or under text.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is drawn.
        public struct Pattern: Hashable, Sendable {
            let name: String
            /// Without gaps.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// A dash and a dot.
            public static let dashDot = Pattern(name: "dashDot")
            /// A dash and two dots.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }
        /// A solid line.
        public static let single = LineStyle(pattern: .solid)
        let pattern: Pattern
        let color: Color?
        /// A line of a pattern.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    }
}
