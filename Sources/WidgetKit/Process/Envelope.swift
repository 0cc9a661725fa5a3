internal import JSONText
internal import WidgetArchive

/// What invocations and requests have in common: for which widget they are.
struct Envelope: Fielded {
    var widget = WidgetReference()
    mutating func fields<C: FieldCoder>(_ coder: inout C) throws { try coder.field("widget", &widget) }
}
