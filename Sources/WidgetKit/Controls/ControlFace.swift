/// How a control is drawn: a disc with its symbol, lit in the tint while it is on, and its words.
struct ControlFace: View {
    @Environment(\.widgetFamily) private var family
    /// The control's name.
    let title: AnyView?
    /// The symbol.
    let symbol: AnyView?
    /// What it says of its state.
    let value: AnyView?
    /// Whether it is lit.
    let isOn: Bool

    var body: some View {
        switch family {
        case .accessoryCircular: disc
        case .accessoryRectangular:
            HStack(spacing: 10) {
                if symbol != nil { disc }
                words
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        default:
            VStack(alignment: .leading, spacing: 6) {
                disc
                Spacer(minLength: 0)
                words
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
    }

    private var disc: some View {
        Group {
            if let symbol { symbol.labelStyle(.iconOnly).font(.title3) } else { title?.minimumScaleFactor(0.5) }
        }
        .foregroundStyle(isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .frame(width: 44, height: 44)
        .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.secondary), in: Circle())
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 2) {
            title?.labelStyle(.titleOnly).font(.headline).lineLimit(2).minimumScaleFactor(0.8)
            value?.labelStyle(.titleOnly).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
        }
    }
}

/// What a control's closures say, sorted by what it is good for.
struct ControlParts {
    private var title: AnyView?
    private var symbol: AnyView?
    private var value: AnyView?

    /// The parts of a label and of what it says of its state.
    ///
    /// A symbol of the state stands for the control's own, as in Control Center; a text has no symbol, a picture no words.
    @MainActor
    init<Label: View, State: View>(_ label: Label, _ state: State) {
        title = Label.self == Image.self || Label.self == EmptyView.self ? nil : AnyView(label)
        value = State.self == Image.self || State.self == EmptyView.self ? nil : AnyView(state)
        if State.self != Text.self, State.self != EmptyView.self {
            symbol = AnyView(state)
        } else if Label.self != Text.self, Label.self != EmptyView.self {
            symbol = AnyView(label)
        }
    }

    /// The control, lit or not.
    @MainActor
    func face(isOn: Bool) -> ControlFace { ControlFace(title: title, symbol: symbol, value: value, isOn: isOn) }
}

/// A toggle that looks like a control, drawn for both states.
struct ControlToggleStyle: ToggleStyle {
    let parts: @MainActor (Bool) -> ControlParts
    func makeBody(configuration: Configuration) -> some View {
        parts(configuration.isOn).face(isOn: configuration.isOn)
    }
}

/// A button that looks like a control; lit while it is pressed.
struct ControlButtonStyle: ButtonStyle {
    let parts: @MainActor (Bool) -> ControlParts
    func makeBody(configuration: Configuration) -> some View {
        parts(configuration.isPressed).face(isOn: configuration.isPressed)
    }
}
