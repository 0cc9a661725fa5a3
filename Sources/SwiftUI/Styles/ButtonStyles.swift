internal import WidgetArchive

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The label as it is.
    public nonisolated init() {}
    /// The label.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The label in the tint.
    public nonisolated init() {}
    /// The label.
    public func makeBody(configuration: Configuration) -> some View {
        TintedLabel(label: configuration.label, role: configuration.role)
    }
}

/// The label in the tint on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The label on a background.
    public nonisolated init() {}
    /// The label.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(label: configuration.label, role: configuration.role, look: .faint)
    }
}

/// A white label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The label on a background.
    public nonisolated init() {}
    /// The label.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(label: configuration.label, role: configuration.role, look: .prominent)
    }
}

/// What widgets show where no style was chosen: the label on a faint background.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The default look.
    public nonisolated init() {}
    /// The label.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(label: configuration.label, role: configuration.role, look: .faint)
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static nonisolated var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static nonisolated var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the tint on a faint background.
    public static nonisolated var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A white label on the tint.
    public static nonisolated var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The widget's default.
    public static nonisolated var automatic: DefaultButtonStyle { .init() }
}

/// The shape of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
    let shape: ShapeDescription
    /// The system's choice: in a widget round ends, as iOS 17 draws them on the home screen.
    public static let automatic = capsule
    /// Round ends.
    public static let capsule = ButtonBorderShape(shape: .capsule)
    /// Round corners.
    public static let roundedRectangle = roundedRectangle(radius: 8)
    /// A circle.
    public static let circle = ButtonBorderShape(shape: .circle)
    /// Round corners, points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(shape: .roundedRectangle(cornerWidth: radius, cornerHeight: radius, continuous: true))
    }
}

/// A label in the tint.
struct TintedLabel {
    let label: ButtonStyleConfiguration.Label
    let role: ButtonRole?

    static func paint(_ environment: EnvironmentValues, _ role: ButtonRole?) -> Paint {
        if environment.look.tint == nil, role == .destructive { return .color(.system("red")) }
        return environment.tintPaint
    }
}

extension TintedLabel: View {
    typealias Body = Never
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        inputs.environment.look.foreground = ForegroundPaints(primary: paint(inputs.environment, view.role))
        view.label.content.make(inputs, &outputs)
    }
}

/// A label on a background of the tint. The room around follows the heights of UIKit's buttons: 28 points when small,
/// 34 usually, 50 when large.
struct BorderedLabel {
    let label: ButtonStyleConfiguration.Label
    let role: ButtonRole?
    let look: Look
    enum Look {
        case faint, prominent
        case glass(Glass)
    }
}

extension BorderedLabel: View {
    typealias Body = Never
    static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        let tint = TintedLabel.paint(inputs.environment, view.role)
        let controls = inputs.environment.look.controls
        let label: Paint =
            switch view.look {
            case .prominent: .color(.system("white"))
            // Words on glass have the colour of text until somebody names a tint.
            case .glass: inputs.environment.look.tint == nil && view.role != .destructive ? .foreground : tint
            case .faint: tint
            }
        inputs.environment.look.foreground = ForegroundPaints(primary: label)
        let (across, down): (Double, Double) =
            switch controls.size {
            case .mini, .small: (10, 4)
            case .regular: (12, 7)
            case .large, .extraLarge: (20, 15)
            }
        if controls.size <= .small, inputs.environment.look.font == nil {
            inputs.environment.look.font = .subheadline
        }
        var child = _ViewOutputs()
        view.label.content.make(inputs, &child)
        let node = _ViewInputs.joined(child.nodes, axis: .horizontal)
        let padded = Node(.modified(.padding(Insets(top: down, leading: across, bottom: down, trailing: across)), node))
        outputs.append(.modified(.background(view.back(tint, inputs), alignment: .center), padded))
    }

    @MainActor private func back(_ tint: Paint, _ inputs: _ViewInputs) -> Node {
        let shape = inputs.environment.look.controls.borderShape.shape
        let isFullColor = inputs.environment.widgetRenderingMode == .fullColor
        switch look {
        // As faint as on a phone's home screen.
        case .faint: return Node(.shape(ShapeNode(shape, fill: .faded(tint, 0.12))))
        // Where the place chooses the colours, white words on a full tint would be white on white.
        case .prominent: return Node(.shape(ShapeNode(shape, fill: isFullColor ? tint : .faded(tint, 0.35))))
        case .glass(let glass):
            return inputs.layer(GlassPane(glass: glass, shape: OutlinedShape(outline: _ShapeOutline(shape))), .center)
        }
    }
}

/// A shape of the archive as a shape of views.
private struct OutlinedShape: Shape {
    let outline: _ShapeOutline
    nonisolated var _outline: _ShapeOutline? { outline }
    nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    var body: _ShapeView<OutlinedShape, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

extension ControlSize {
    static func <= (a: ControlSize, b: ControlSize) -> Bool {
        let order = allCases
        return (order.firstIndex(of: a) ?? 0) <= (order.firstIndex(of: b) ?? 0)
    }
}
