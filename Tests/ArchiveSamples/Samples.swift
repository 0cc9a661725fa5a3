import JSONText
import WidgetArchive

/// One value of every kind of view and modifier, with every field away from its usual value.
package enum Samples {
    package static let font: FontDescription = {
        var font = FontDescription()
        font.style = .caption2
        font.relativeTo = .title
        font.typeSize = "xLarge"
        font.name = "Menlo"
        font.weight = .black
        font.design = .rounded
        font.width = .condensed
        font.leading = .tight
        (font.isItalic, font.hasMonospacedDigits, font.hasSmallCaps) = (true, true, true)
        return font
    }()

    package static let fixedFont: FontDescription = {
        var font = FontDescription()
        font.style = nil
        font.size = 13.5
        return font
    }()

    package static let gradient: GradientPaint = {
        var gradient = GradientPaint()
        gradient.shape = .angular
        gradient.stops = [
            .init(color: .system("red"), location: 0), .init(color: .faded(.system("blue"), 0.25), location: 1),
        ]
        gradient.start = UnitPosition(x: 0.1, y: 0.2)
        gradient.end = UnitPosition(x: 0.9, y: 0.8)
        gradient.center = UnitPosition(x: 0, y: 1)
        (gradient.startRadius, gradient.endRadius, gradient.startAngle, gradient.endAngle) = (1, 2, 3, 4)
        return gradient
    }()

    package static let shadow: ShadowPaint = {
        var shadow = ShadowPaint()
        (shadow.color, shadow.radius, shadow.x, shadow.y) = (.system("black"), 4, 1, -2)
        return shadow
    }()

    package static let paints: [Paint] = [
        .foreground, .background, .hierarchical(level: 2, of: nil), .hierarchical(level: 1, of: .color(.system("red"))),
        .fill(level: 3), .color(.rgba(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
        .color(.adaptive(light: .system("white"), dark: .mixed(.system("black"), .system("gray"), 0.5))),
        .standardGradient(.system("mint")), .gradient(gradient), .material("thin"), .faded(.fill(level: 0), 0.5),
        .shadowed(.foreground, shadow), .color(.rgba(red: .infinity, green: -1, blue: 2, alpha: 1)), .picture(picture),
    ]

    package static let picture: PicturePaint = {
        var picture = PicturePaint()
        (picture.image.name, picture.image.base64, picture.image.isTiled) = ("cat", "AAAA", true)
        (picture.source, picture.scale) = (Rect(x: 0.25, y: 0, width: 0.5, height: 1), 0.5)
        return picture
    }()

    package static let path: PathDescription = {
        var path = PathDescription()
        (path.commands, path.numbers, path.evenOdd) = ("MLQCZ", [0, 0, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], true)
        return path
    }()

    package static let shapes: [ShapeDescription] = [
        .rectangle, .roundedRectangle(cornerWidth: 8, cornerHeight: 4, continuous: true),
        .roundedRectangle(cornerWidth: 8, cornerHeight: 4, continuous: false), .unevenRectangle([1, 2, 3, 4]), .capsule,
        .circle, .ellipse, .containerRelative, .path(path, madeFor: nil),
        .path(path, madeFor: Size(width: 3, height: 4)), .inset(.circle, 2),
        .transformed(
            .capsule,
            {
                var transform = ShapeDescription.Transform()
                (transform.x, transform.y, transform.scaleX, transform.scaleY) = (1, 2, 3, 4)
                (transform.degrees, transform.anchor) = (45, UnitPosition(x: 0, y: 0))
                return transform
            }()), .trimmed(.ellipse, from: 0.25, to: 0.75),
        .concentric(minimum: [1, 2, 3, 4], fixed: [nil, 5, nil, 6.5], isUniform: true),
    ]

    package static let parameters: [String: ParameterValue] = [
        "null": .null, "true": .bool(true), "false": .bool(false), "int": .int(.min), "big": .int(.max),
        "double": .double(-0.0), "one": .double(1), "inf": .double(.infinity), "string": .string("\"\n\0👨‍👩‍👧"),
        "empty": .string(""),
        "date": .date(1234.000000123), "url": .url("https://example.org/?a=b"), "enum": .enum("large"),
        "entity": .entity("x/1"), "coded": .coded(type: "Measurement", json: "{\"v\":1}"),
        "list": .array([.bool(true), .bool(false), .array([]), .null]), "none": .array([]),
    ]

    package static let intent = IntentReference(type: "ToggleTask", parameters: parameters, process: .appInBackground)

    package static let symbol: SymbolNode = {
        var symbol = SymbolNode(name: "checkmark.circle.fill")
        symbol.font = font
        symbol.paints = [.color(.system("green")), .foreground]
        (symbol.scale, symbol.mode, symbol.variableValue, symbol.isResizable) = (.large, .palette, 0.5, true)
        return symbol
    }()

    package static let text: TextNode = {
        var run = TextRun("Olá, \u{202E}мир\t🇺🇦")
        run.font = font
        run.paint = .hierarchical(level: 1, of: nil)
        run.strikethrough = TextRun.LineDecoration()
        run.underline = {
            var line = TextRun.LineDecoration()
            (line.color, line.pattern) = (.system("red"), "dash")
            return line
        }()
        (run.kerning, run.baselineOffset, run.link) = (0.5, -1, "https://example.org")
        var symbolRun = TextRun()
        symbolRun.content = .symbol(symbol)
        symbolRun.font = fixedFont
        var live = LiveText()
        (live.style, live.start, live.end, live.pausedAt, live.showsHours) = (.countdown, 1, 2, 1.5, false)
        var liveRun = TextRun()
        liveRun.content = .live(live)
        var node = TextNode(runs: [run, symbolRun, liveRun, TextRun()])
        (node.lineLimit, node.reservedLines, node.truncation, node.alignment) = (3, 2, .middle, .trailing)
        (node.minimumScale, node.lineSpacing, node.allowsTightening) = (0.5, 2, true)
        return node
    }()

    package static let leaf = Node(.text(text), id: "leaf")

    package static let modifiers: [Modifier] = [
        .padding(Insets(top: 1, leading: 2, bottom: 3, trailing: 4)),
        .frame(width: 10, height: nil, alignment: GuidePair(.leading, .bottom)),
        .frame(width: nil, height: 5, alignment: .center),
        .flexibleFrame(
            {
                var frame = FlexibleFrame()
                (frame.minWidth, frame.idealWidth, frame.maxWidth) = (1, 2, .infinity)
                (frame.minHeight, frame.idealHeight, frame.maxHeight) = (4, 5, 6)
                frame.alignment = GuidePair(.trailing, .lastTextBaseline)
                return frame
            }()), .fixedSize(horizontal: false, vertical: true), .fixedSize(horizontal: true, vertical: false),
        .aspectRatio(nil, fill: true), .aspectRatio(1.5, fill: false), .layoutPriority(-1), .offset(x: 1, y: -2),
        .position(x: 3, y: 4), .guides(horizontal: ["leading": 3, "mine|trailing": 4], vertical: ["top": -1]),
        .background(leaf, alignment: .center), .overlay(leaf, alignment: GuidePair(.trailing, .top)),
        .clip(.circle, evenOdd: true), .clip(.rectangle, evenOdd: false), .mask(leaf, alignment: .center),
        .opacity(0.5),
        .hidden, .scale(x: 2, y: 3, anchor: UnitPosition(x: 0, y: 0)), .rotation(degrees: 45, anchor: UnitPosition()),
        .blur(3), .shadow(shadow), .colorEffect("hueRotation", 90), .colorMultiply(.system("red")), .blend("multiply"),
        .zIndex(-3), .redacted(["placeholder"]), .redacted([]), .privacySensitive, .invalidatable,
        .contentTransition(
            {
                var transition = ContentTransitionDescription()
                (transition.kind, transition.countsDown, transition.value, transition.direction) = (
                    "numericText", true, 4, "upUp"
                )
                return transition
            }()),
        .animation(
            {
                var animation = AnimationDescription()
                (animation.curve, animation.duration, animation.damping) = ("bezier", 0.35, 0.8)
                animation.control = [0.42, 0, 0.58, 1]
                (animation.delay, animation.speed, animation.repeats, animation.autoreverses) = (
                    0.1, 2, .infinity, false
                )
                return animation
            }(), value: "3"), .animation(nil, value: ""), .transition("slide"), .accentable(true), .accentable(false),
        .accessibility(
            {
                var description = AccessibilityDescription()
                (description.label, description.value, description.hint, description.identifier) = ("a", "b", "c", "d")
                (description.isHidden, description.traits, description.children) = (true, ["isHeader"], "combine")
                description.sortPriority = 2
                description.removedTraits = ["isImage"]
                return description
            }()),
        .gridCell(
            {
                var cell = GridCell()
                (cell.columns, cell.anchor, cell.columnAlignment, cell.unsized) = (
                    2, UnitPosition(x: 1, y: 0), .trailing, "hv"
                )
                return cell
            }()), .containerShape(.capsule), .widgetURL("x://y"), .contentShape(.ellipse), .layoutDirection("rtl"),
        .colorScheme("dark"),
    ]

    package static let contents: [Node.Content] = {
        var grid = GridNode()
        var row = GridNode.Row()
        (row.cells, row.alignment, row.spansAll) = ([leaf, Node(.divider)], .top, true)
        (grid.alignment, grid.horizontalSpacing, grid.verticalSpacing, grid.rows) = (
            GuidePair(.leading, .top), 1, 2, [row]
        )
        var lazy = LazyGridNode()
        var track = LazyGridNode.Track()
        (track.kind, track.minimum, track.maximum, track.spacing, track.alignment) = (.adaptive, 20, 40, 3, .center)
        (lazy.isVertical, lazy.tracks, lazy.spacing, lazy.children) = (false, [track, LazyGridNode.Track()], 4, [leaf])
        var fitting = FittingNode()
        (fitting.horizontal, fitting.vertical, fitting.children) = (false, true, [leaf, leaf])
        var resolved = ResolvedNode()
        (resolved.source, resolved.size, resolved.isGreedy) = ("Canvas", Size(width: 3, height: 4), false)
        resolved.pieces = [.init(frame: Rect(x: 1, y: 2, width: 3, height: 4), node: leaf)]
        var progress = ProgressNode()
        (progress.style, progress.value, progress.timerStart, progress.timerEnd) = (.circular, 0.5, 1, 2)
        (progress.countsDown, progress.tint, progress.label, progress.currentValueLabel) = (
            false, paints[4], leaf, leaf
        )
        var gauge = GaugeNode()
        (gauge.style, gauge.value, gauge.tint, gauge.label) = ("accessoryCircular", 0.3, paints[5], leaf)
        (gauge.currentValueLabel, gauge.minimumLabel, gauge.maximumLabel) = (leaf, leaf, leaf)
        var control = ControlNode()
        (control.key, control.role, control.intent, control.url) = ("k/0", .toggle, intent, "x://y")
        (control.body, control.isOn, control.alternate, control.pressed) = (leaf, true, leaf, leaf)
        (control.isDisabled, control.semanticRole) = (true, "destructive")
        var image = ImageNode()
        (image.name, image.base64, image.type, image.size) = ("cat", "AAAA", "jpeg", Size(width: 1, height: 2))
        (image.isResizable, image.isTemplate, image.paint, image.interpolation) = (true, true, paints[3], "none")
        image.accented = "desaturated"
        var shape = ShapeNode(shapes[1], fill: nil)
        shape.strokePaint = paints[2]
        shape.stroke = {
            var stroke = StrokeDescription()
            (stroke.width, stroke.cap, stroke.join, stroke.miterLimit) = (3, .round, .bevel, 5)
            (stroke.dash, stroke.dashPhase) = ([1, 2], 3)
            return stroke
        }()
        shape.isInnerStroke = true
        return [
            .empty, .text(text), .text(TextNode()), .image(image), .image(ImageNode()), .symbol(symbol), .shape(shape),
            .shape(ShapeNode()), .stack(StackNode(.depth, alignment: GuidePair(.leading, .top), spacing: -3, [leaf])),
            .stack(StackNode()), .grid(grid), .lazyGrid(lazy), .fitting(fitting), .spacer(minLength: nil),
            .spacer(minLength: 0), .divider, .resolved(resolved), .progress(progress), .gauge(gauge),
            .knob(isOn: true, tint: paints[6]), .knob(isOn: false, tint: nil), .control(control), .unsupported("List"),
        ]
    }()

    package static var nodes: [Node] {
        contents.map { Node($0) } + modifiers.map { Node(.modified($0, leaf), id: "m") }
            + shapes.map { Node(.shape(ShapeNode($0, fill: .foreground))) }
            + paints.map { Node(.shape(ShapeNode(.rectangle, fill: $0))) }
    }

    package static let timeline: TimelineArchive = {
        var archive = TimelineArchive()
        archive.widget = WidgetReference(id: "w", kind: "Tasks", family: .systemLarge, configuration: intent)
        (archive.purpose, archive.generation, archive.bootID, archive.span) = (.snapshot, 99, "boot", "span")
        archive.policy = .after(12.5)
        archive.droppedEntries = 3
        archive.ignoresContentMargins = true
        archive.remarks = ["unsupported: List"]
        archive.build = "b"
        var entry = EntryArchive()
        (entry.date, entry.relevance, entry.relevanceDuration, entry.url) = (1.25, 2, 3, "x://")
        entry.view = Node(.stack(StackNode(.vertical, nodes)))
        entry.background = leaf
        var variant = EntryArchive.Variant()
        (variant.colorScheme, variant.renderingMode, variant.view, variant.background) = (
            "dark", "accented", leaf, leaf
        )
        entry.variants = [variant]
        archive.entries = [entry, EntryArchive()]
        return archive
    }()
}
