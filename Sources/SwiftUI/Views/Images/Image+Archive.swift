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
        } else {
            node = Node(.image(view.picture(inputs)))
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
        let wanted = mode?.archived ?? look.symbols.mode
        node.mode = wanted ?? (node.paints.count > 1 ? .palette : rendering == .original ? .multicolor : .monochrome)
        return node
    }

    @MainActor
    private func picture(_ inputs: _ViewInputs) -> ImageNode {
        var node = ImageNode()
        node.name = name
        node.isResizable = isResizable
        node.isTemplate = rendering == .template
        node.paint = inputs.environment.foregroundPaint
        node.interpolation = quality.rawValue
        node.accented = accented?.rawValue
        let image: UIImage?
        switch source {
        case .picture(let own): image = own
        case .named(let name, let bundle): image = UIImage.cached(name, in: bundle ?? .main)
        case .symbol: image = nil
        }
        guard let image else {
            inputs.session.remark("The picture “\(name)” was not found")
            return node
        }
        node.size = Size(width: image.size.width, height: image.size.height)
        node.type = image.type
        if image.bytes.count > Self.byteLimit {
            inputs.session.remark(
                "The picture “\(name)” has \(image.bytes.count) bytes; more than 4 MiB are not archived")
        } else {
            node.base64 = image.base64
        }
        return node
    }
}
