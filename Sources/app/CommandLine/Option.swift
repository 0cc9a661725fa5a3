/// What begins with dashes.
enum Option: String, CaseIterable {
    case group, priority, open, done, help, version

    /// Whether a value follows.
    var takesValue: Bool { self == .group || self == .priority }

    /// The short spelling.
    var letter: Character? {
        switch self {
        case .priority: "p"
        case .help: "h"
        default: nil
        }
    }
}
