import JSONText

extension Modifier: Fielded {
    private enum Tag: String {
        case padding, frame, flex, fixedSize, aspect, priority, offset, position, guides, background, overlay
        case clip, mask, opacity, hidden, scale, rotation, blur, shadow, effect, multiply, blend, z, redacted
        case privacy, invalidatable, contentTransition, animation, transition, accentable, accessibility
        case gridCell, containerShape, widgetURL, contentShape, direction, scheme
    }

    /// Full opacity: a modifier that changes nothing.
    public init() { self = .opacity(1) }

    private var tag: Tag {
        switch self {
        case .padding: .padding
        case .frame: .frame
        case .flexibleFrame: .flex
        case .fixedSize: .fixedSize
        case .aspectRatio: .aspect
        case .layoutPriority: .priority
        case .offset: .offset
        case .position: .position
        case .guides: .guides
        case .background: .background
        case .overlay: .overlay
        case .clip: .clip
        case .mask: .mask
        case .opacity: .opacity
        case .hidden: .hidden
        case .scale: .scale
        case .rotation: .rotation
        case .blur: .blur
        case .shadow: .shadow
        case .colorEffect: .effect
        case .colorMultiply: .multiply
        case .blend: .blend
        case .zIndex: .z
        case .redacted: .redacted
        case .privacySensitive: .privacy
        case .invalidatable: .invalidatable
        case .contentTransition: .contentTransition
        case .animation: .animation
        case .transition: .transition
        case .accentable: .accentable
        case .accessibility: .accessibility
        case .gridCell: .gridCell
        case .containerShape: .containerShape
        case .widgetURL: .widgetURL
        case .contentShape: .contentShape
        case .layoutDirection: .direction
        case .colorScheme: .scheme
        }
    }

    /// Visits the fields: `m` names the modifier, its own fields stand beside it.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        var name = tag.rawValue
        try coder.field("m", &name)
        if C.isReading { try read(name, &coder) } else { try write(&coder) }
    }

    private func write<C: FieldCoder>(_ coder: inout C) throws {
        switch self {
        case .padding(var insets):
            try coder.field("by", &insets)
        case .frame(var width, var height, var alignment):
            try coder.field("w", &width)
            try coder.field("h", &height)
            try coder.field("align", &alignment, omit: .center)
        case .flexibleFrame(var frame):
            try coder.field("bounds", &frame)
        case .fixedSize(var horizontal, var vertical):
            try coder.field("h", &horizontal, omit: true)
            try coder.field("v", &vertical, omit: true)
        case .aspectRatio(var ratio, var fill):
            try coder.field("ratio", &ratio)
            try coder.field("fill", &fill, omit: false)
        case .layoutPriority(var priority):
            try coder.field("p", &priority)
        case .offset(var x, var y):
            try coder.field("x", &x, omit: 0)
            try coder.field("y", &y, omit: 0)
        case .position(var x, var y):
            try coder.field("x", &x)
            try coder.field("y", &y)
        case .guides(var horizontal, var vertical):
            try coder.field("h", &horizontal, omit: [:])
            try coder.field("v", &vertical, omit: [:])
        case .background(var node, var alignment):
            try coder.field("with", &node)
            try coder.field("align", &alignment, omit: .center)
        case .overlay(var node, var alignment):
            try coder.field("with", &node)
            try coder.field("align", &alignment, omit: .center)
        case .clip(var shape, var evenOdd):
            try coder.field("shape", &shape, omit: .rectangle)
            try coder.field("eo", &evenOdd, omit: false)
        case .mask(var node, var alignment):
            try coder.field("with", &node)
            try coder.field("align", &alignment, omit: .center)
        case .opacity(var factor):
            try coder.field("by", &factor)
        case .scale(var x, var y, var anchor):
            try coder.field("x", &x)
            try coder.field("y", &y)
            try coder.field("anchor", &anchor, omit: UnitPosition())
        case .rotation(var degrees, var anchor):
            try coder.field("deg", &degrees)
            try coder.field("anchor", &anchor, omit: UnitPosition())
        case .blur(var radius):
            try coder.field("r", &radius)
        case .shadow(var shadow):
            try coder.field("shadow", &shadow)
        case .colorEffect(var name, var amount):
            try coder.field("name", &name)
            try coder.field("by", &amount)
        case .colorMultiply(var color):
            try coder.field("c", &color)
        case .blend(var mode):
            try coder.field("mode", &mode)
        case .zIndex(var index):
            try coder.field("z", &index)
        case .redacted(var reasons):
            try coder.field("why", &reasons)
        case .contentTransition(var transition):
            try coder.field("how", &transition)
        case .animation(var animation, var value):
            try coder.field("how", &animation)
            try coder.field("value", &value, omit: "")
        case .transition(var name):
            try coder.field("how", &name)
        case .accentable(var isAccented):
            try coder.field("on", &isAccented)
        case .accessibility(var description):
            try coder.field("tell", &description)
        case .gridCell(var cell):
            try coder.field("cell", &cell)
        case .containerShape(var shape):
            try coder.field("shape", &shape)
        case .widgetURL(var url):
            try coder.field("url", &url)
        case .contentShape(var shape):
            try coder.field("shape", &shape)
        case .layoutDirection(var direction):
            try coder.field("dir", &direction)
        case .colorScheme(var scheme):
            try coder.field("scheme", &scheme)
        case .hidden, .privacySensitive, .invalidatable: break
        }
    }

    private mutating func read<C: FieldCoder>(_ name: String, _ coder: inout C) throws {
        switch Tag(rawValue: name) {
        case .padding:
            var insets = Insets()
            try coder.field("by", &insets)
            self = .padding(insets)
        case .frame:
            var width: Double?
            var height: Double?
            var alignment: GuidePair = .center
            try coder.field("w", &width)
            try coder.field("h", &height)
            try coder.field("align", &alignment, omit: .center)
            self = .frame(width: width, height: height, alignment: alignment)
        case .flex:
            var frame = FlexibleFrame()
            try coder.field("bounds", &frame)
            self = .flexibleFrame(frame)
        case .fixedSize:
            var horizontal: Bool = true
            var vertical: Bool = true
            try coder.field("h", &horizontal, omit: true)
            try coder.field("v", &vertical, omit: true)
            self = .fixedSize(horizontal: horizontal, vertical: vertical)
        case .aspect:
            var ratio: Double?
            var fill: Bool = false
            try coder.field("ratio", &ratio)
            try coder.field("fill", &fill, omit: false)
            self = .aspectRatio(ratio, fill: fill)
        case .priority:
            var priority = 0.0
            try coder.field("p", &priority)
            self = .layoutPriority(priority)
        case .offset:
            var x: Double = 0
            var y: Double = 0
            try coder.field("x", &x, omit: 0)
            try coder.field("y", &y, omit: 0)
            self = .offset(x: x, y: y)
        case .position:
            var x = 0.0
            var y = 0.0
            try coder.field("x", &x)
            try coder.field("y", &y)
            self = .position(x: x, y: y)
        case .guides:
            var horizontal: [String: Double] = [:]
            var vertical: [String: Double] = [:]
            try coder.field("h", &horizontal, omit: [:])
            try coder.field("v", &vertical, omit: [:])
            self = .guides(horizontal: horizontal, vertical: vertical)
        case .background:
            var node = Node()
            var alignment: GuidePair = .center
            try coder.field("with", &node)
            try coder.field("align", &alignment, omit: .center)
            self = .background(node, alignment: alignment)
        case .overlay:
            var node = Node()
            var alignment: GuidePair = .center
            try coder.field("with", &node)
            try coder.field("align", &alignment, omit: .center)
            self = .overlay(node, alignment: alignment)
        case .clip:
            var shape: ShapeDescription = .rectangle
            var evenOdd: Bool = false
            try coder.field("shape", &shape, omit: .rectangle)
            try coder.field("eo", &evenOdd, omit: false)
            self = .clip(shape, evenOdd: evenOdd)
        case .mask:
            var node = Node()
            var alignment: GuidePair = .center
            try coder.field("with", &node)
            try coder.field("align", &alignment, omit: .center)
            self = .mask(node, alignment: alignment)
        case .opacity:
            var factor = 0.0
            try coder.field("by", &factor)
            self = .opacity(factor)
        case .hidden:
            self = .hidden
        case .scale:
            var x = 0.0
            var y = 0.0
            var anchor: UnitPosition = UnitPosition()
            try coder.field("x", &x)
            try coder.field("y", &y)
            try coder.field("anchor", &anchor, omit: UnitPosition())
            self = .scale(x: x, y: y, anchor: anchor)
        case .rotation:
            var degrees = 0.0
            var anchor: UnitPosition = UnitPosition()
            try coder.field("deg", &degrees)
            try coder.field("anchor", &anchor, omit: UnitPosition())
            self = .rotation(degrees: degrees, anchor: anchor)
        case .blur:
            var radius = 0.0
            try coder.field("r", &radius)
            self = .blur(radius)
        case .shadow:
            var shadow = ShadowPaint()
            try coder.field("shadow", &shadow)
            self = .shadow(shadow)
        case .effect:
            var name = ""
            var amount = 0.0
            try coder.field("name", &name)
            try coder.field("by", &amount)
            self = .colorEffect(name, amount)
        case .multiply:
            var color = ColorReference.system("clear")
            try coder.field("c", &color)
            self = .colorMultiply(color)
        case .blend:
            var mode = ""
            try coder.field("mode", &mode)
            self = .blend(mode)
        case .z:
            var index = 0.0
            try coder.field("z", &index)
            self = .zIndex(index)
        case .redacted:
            var reasons: [String] = []
            try coder.field("why", &reasons)
            self = .redacted(reasons)
        case .privacy:
            self = .privacySensitive
        case .invalidatable:
            self = .invalidatable
        case .contentTransition:
            var transition = ContentTransitionDescription()
            try coder.field("how", &transition)
            self = .contentTransition(transition)
        case .animation:
            var animation: AnimationDescription?
            var value: String = ""
            try coder.field("how", &animation)
            try coder.field("value", &value, omit: "")
            self = .animation(animation, value: value)
        case .transition:
            var name = ""
            try coder.field("how", &name)
            self = .transition(name)
        case .accentable:
            var isAccented = false
            try coder.field("on", &isAccented)
            self = .accentable(isAccented)
        case .accessibility:
            var description = AccessibilityDescription()
            try coder.field("tell", &description)
            self = .accessibility(description)
        case .gridCell:
            var cell = GridCell()
            try coder.field("cell", &cell)
            self = .gridCell(cell)
        case .containerShape:
            var shape = ShapeDescription.rectangle
            try coder.field("shape", &shape)
            self = .containerShape(shape)
        case .widgetURL:
            var url = ""
            try coder.field("url", &url)
            self = .widgetURL(url)
        case .contentShape:
            var shape = ShapeDescription.rectangle
            try coder.field("shape", &shape)
            self = .contentShape(shape)
        case .direction:
            var direction = ""
            try coder.field("dir", &direction)
            self = .layoutDirection(direction)
        case .scheme:
            var scheme = ""
            try coder.field("scheme", &scheme)
            self = .colorScheme(scheme)
        case nil:
            // A newer writer's modifier: the view stays as it would be without it.
            self = .opacity(1)
        }
    }
}
