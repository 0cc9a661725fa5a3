public import WidgetKit

/// Why a tester cannot do what it was asked.
public enum TesterError: Error, CustomStringConvertible {
    /// The bundle has no widget of that kind.
    case noSuchWidget(kind: String, kinds: [String])
    /// The widget supports no family that is offered here.
    case noFamily(kind: String)
    /// The widget does not support the family.
    case otherFamily(WidgetFamily, kind: String, families: [WidgetFamily])
    /// No control is called so.
    case noControl(label: String, found: [String])
    /// Several controls are called so.
    case manyControls(label: String, found: [String])
    /// The control is there and refuses taps.
    case disabled(label: String)
    /// Time runs forward only.
    case backwards
    /// A fault cannot be brought about.
    case fault(String)
    /// The timeline asked for itself again and again without getting on.
    case endless(count: Int)

    /// What is wrong, and what there is instead.
    public var description: String {
        switch self {
        case .noSuchWidget(let kind, let kinds):
            "there is no widget of kind “\(kind)”; the kinds are \(kinds.joined(separator: ", "))"
        case .noFamily(let kind): "the widget \(kind) supports no family that can be shown"
        case .otherFamily(let family, let kind, let families):
            "the widget \(kind) does not support \(family); it supports \(families.map(\.description).joined(separator: ", "))"
        case .noControl(let label, let found):
            "there is no control “\(label)”; "
                + (found.isEmpty ? "the frame has no controls" : "there are \(found.joined(separator: ", "))")
        case .manyControls(let label, let found):
            "“\(label)” fits several controls: \(found.joined(separator: ", "))"
        case .disabled(let label): "the control “\(label)” is disabled and takes no taps"
        case .backwards: "a tester's clock runs forward; make another tester for an earlier date"
        case .fault(let reason): reason
        case .endless(let count): "\(count) timelines were asked for on the way; does the provider give past dates?"
        }
    }
}
