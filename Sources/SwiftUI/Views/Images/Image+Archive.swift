internal import WidgetArchive

extension Image: View {
    /// Built in.
    public typealias Body = Never

    /// Largest picture that is put into an archive, bytes; a widget that shows more is drawn slowly everywhere.
    static let byteLimit = 4 << 20

    /// Archives a symbol or a picture.
    public static func _makeNodes(_ view: Image, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var node: Node
        if let symbol = view.symbol(in: inputs.environment) {
            node = Node(.symbol(symbol))
        } else if case .drawn(let drawing) = view.source {
            node = drawing.node(inputs, isResizable: view.isResizable)
        } else {
            node = Node(.image(view.picture(in: inputs.environment, remark: inputs.session.remark)))
        }
        if let label = view.label {
            let words = label.plainString(in: inputs.environment)
            node = Node(.modified(.accessibility(.named(words)), node))
        } else if view.isDecorative {
            node = Node(.modified(.accessibility(.hidden), node))
        }
        outputs.append(node)
    }

    /// The symbol in an environment; nil for a picture.
    func symbol(in environment: EnvironmentValues) -> SymbolNode? {
        guard case .symbol(let name, let value) = source else { return nil }
        let look = environment.look
        var node = SymbolNode(name: look.symbols.variants == .none ? name : look.symbols.variants.applied(to: name))
        node.font = environment.resolvedFont
        node.variableValue = value
        node.scale = look.symbols.scale
        node.isResizable = isResizable
        if let foreground = look.foreground {
            node.paints = [foreground.primary]
            if let secondary = foreground.secondary { node.paints.append(secondary) }
            if let tertiary = foreground.tertiary { node.paints.append(tertiary) }
        }
        if let own { node.take(own, in: environment) }
        let wanted = mode?.archived ?? own?.symbolConfiguration?.mode?.archived ?? look.symbols.mode
        node.mode = wanted ?? (node.paints.count > 1 ? .palette : rendering == .original ? .multicolor : .monochrome)
        return node
    }

    /// The picture; none for a symbol.
    func picture(in environment: EnvironmentValues, remark: (String) -> Void) -> ImageNode {
        var node = ImageNode()
        node.name = name
        node.isResizable = isResizable
        node.isTiled = isTiled
        node.isTemplate = rendering == .template || own?.tint != nil
        node.paint = own?.ownPaint ?? environment.foregroundPaint
        node.interpolation = quality.rawValue
        node.accented = accented?.rawValue
        let image: UIImage?
        switch source {
        case .picture(let own): image = own
        case .named(let name, let bundle): image = UIImage.cached(name, in: bundle ?? .main)
        case .symbol, .drawn: image = nil
        }
        guard let image else {
            remark("The picture “\(name)” was not found")
            return node
        }
        node.size = Size(width: image.size.width, height: image.size.height)
        node.type = image.type
        if image.bytes.count > Self.byteLimit {
            remark(
                "The picture “\(name)” has \(image.bytes.count) bytes; more than 4 MiB are not archived")
        } else {
            node.base64 = image.base64
        }
        return node
    }
}

extension UIImage {
    /// The colour of its own, unless the view that shows it decides.
    fileprivate var ownPaint: Paint? {
        guard let tint, renderingMode != .alwaysTemplate else { return nil }
        return .color(tint.reference)
    }
}

extension SymbolNode {
    /// Takes what a symbol of UIKit says of itself.
    fileprivate mutating func take(_ own: UIImage, in environment: EnvironmentValues) {
        if let tint = own.ownPaint { paints = [tint] }
        guard let configuration = own.symbolConfiguration else { return }
        if !configuration.colors.isEmpty { paints = configuration.colors.map { .color($0.reference) } }
        switch configuration.scale {
        case .unspecified: break
        case .default, .medium: scale = .medium
        case .small: scale = .small
        case .large: scale = .large
        }
        guard configuration.pointSize != nil || configuration.weight != .unspecified else { return }
        var environment = environment
        environment.font =
            configuration.pointSize.map { Font.system(size: $0) } ?? environment.font ?? Font.body
        if let weight = configuration.weight.font { environment.font = environment.font?.weight(weight) }
        font = environment.resolvedFont
    }
}

extension UIImage.SymbolWeight {
    fileprivate var font: Font.Weight? {
        switch self {
        case .unspecified: nil
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}
