import GroupContainer
import JSONText
import WidgetArchive

/// A change of the home screen, as a person or a script asks for it.
public struct HomeEdit: Fielded, Hashable, Sendable {
    /// What is done.
    public enum Action: String, JSONCodable, Sendable, CaseIterable {
        /// Places a widget of a kind.
        case add
        /// Puts a widget somewhere else.
        case move
        /// Gives a widget another family.
        case resize
        /// Takes a widget away.
        case remove
        /// Edits a widget's configuration.
        case configure
    }

    /// What is done.
    public var action = Action.add
    /// The placed widget as ``Naming`` has it. For ``Action/add`` the kind.
    public var widget = ""
    /// The family's name, short (`small`) or whole (`systemSmall`); nil for the first that the kind supports.
    public var family: String?
    /// Where to; nil: the first free place.
    public var place: HomePlace?
    /// Columns of the surface where somebody moves something; decides the reading order.
    public var columns = 4
    /// The whole configuration as a JSON object, by parameter; those not named have their defaults.
    public var configuration: String?
    /// Single values, `name=value` as a person writes them; those not named keep theirs.
    public var values: [String] = []

    /// Nothing.
    public init() {}
    /// A change.
    public init(_ action: Action, _ widget: String) { (self.action, self.widget) = (action, widget) }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("action", &action)
        try coder.field("widget", &widget)
        try coder.field("family", &family)
        try coder.field("place", &place)
        try coder.field("columns", &columns, omit: 4)
        try coder.field("configuration", &configuration)
        try coder.list("set", &values)
    }
}

/// Why the home screen was not changed, in words for people.
public struct HomeEditError: Error, Hashable, CustomStringConvertible, Sendable {
    /// What is wrong, and what there is instead.
    public let description: String
    package let exitStatus: ExitStatus
    /// An error.
    public init(_ description: String) { (self.description, exitStatus) = (description, .failed) }
    /// The home screen could not be written.
    init(notWritten cause: any Error) {
        description = "the home screen could not be written: \(cause)"
        exitStatus = ExitStatus(cause)
    }
}

extension HomeEditError: ExitStatusError {}
