import WidgetArchive
import WidgetLayout

/// Draws a widget as SVG, in points, as a phone would show it.
///
/// It takes what ``TilePainter`` takes: views placed by `LayoutEngine` with a `PointMeasurer` of the same type size
/// (`LayoutContext.quantum` nil). Everything stands in one file: no fonts, no scripts, no links to elsewhere. Text keeps
/// the width that it was laid out with, whatever font is there.
///
///     let picture = SVGPainter(style: SVGStyle(scheme: .dark), now: date).draw(view, background: background)
///     picture.svg        // <svg …>…</svg>
///     picture.controls   // where taps go
///
/// For pages that set one frame over the other, and only with ``SVGStyle/marksIdentity``:
/// - `data-control` on the group of a control is its ``ControlNode/key``.
/// - `data-id` names a text, symbol, shape, picture or group by the archived identities around it and its ordinal among
///   its kind there. It is the same in the next frame for the same part.
/// - `data-content` is the content transition (``ContentTransitionDescription/words``), `data-animation` the curve
///   (``AnimationDescription/words``, or `none`), `data-value` the text of the animated value, `data-transition` how a
///   part comes and goes (``Modifier/transition(_:)``).
public struct SVGPainter: Sendable {
    /// How everything is drawn.
    public let style: SVGStyle
    /// Seconds since 1970, for bars that follow a clock.
    public var now: Double

    /// A painter.
    public init(style: SVGStyle = SVGStyle(), now: Double = 0) { (self.style, self.now) = (style, now) }

    /// The picture alone, see ``draw(_:background:family:look:title:)``.
    public func svg(
        of view: PlacedView, background: PlacedView? = nil, family: WidgetFamilyName = .systemSmall,
        look: TileLook = TileLook(), title: String? = nil
    ) -> String { draw(view, background: background, family: family, look: look, title: title).svg }

    /// Draws a widget.
    ///
    /// - Parameters:
    ///   - view: the widget's view, placed in the widget's size; its frame gives that size.
    ///   - background: the container background, placed in the same size; nil when there is none.
    ///   - family: decides the widget's own shape: round corners, a circle, none.
    ///   - look: marks and states. Of it the failure, the age, the pressed controls, the focus and the missing background
    ///     are drawn; pending looks are in the view already.
    ///   - title: the picture's name for people who do not see it.
    public func draw(
        _ view: PlacedView, background: PlacedView? = nil, family: WidgetFamilyName = .systemSmall,
        look: TileLook = TileLook(), title: String? = nil
    ) -> SVGPicture {
        let size = view.frame.size
        var painter = SVGViewPainter(style: style, look: look, now: now, size: size)
        painter.body = SVGWriter(depth: 1)
        painter.paintTile(view, background: background, family: family)
        var writer = SVGWriter()
        Self.begin(&writer, size: size)
        if let title {
            writer.begin("title")
            writer.content(title, "title")
        }
        painter.definitions.write(to: &writer)
        writer.append(contentsOf: painter.body.bytes)
        writer.close("svg")
        return SVGPicture(
            svg: String(decoding: writer.bytes, as: UTF8.self), controls: painter.controls, remarks: painter.remarks)
    }

    /// The outermost element.
    static func begin(_ writer: inout SVGWriter, size: Size) {
        writer.begin("svg")
        writer.word("xmlns", "http://www.w3.org/2000/svg")
        writer.number("width", size.width)
        writer.number("height", size.height)
        writer.value("viewBox") {
            $0.append("0 0 ")
            $0.append(Point(x: size.width, y: size.height))
        }
        writer.string("font-family", SVGFonts.stack)
        writer.open()
    }
}

/// The fonts that stand in for the system's.
enum SVGFonts {
    static let stack = "Inter, SF Pro Text, Helvetica Neue, Arial, sans-serif"

    /// The font list of a design or a custom font; nil: the stack that the whole picture has.
    static func family(of font: FontDescription) -> String? {
        if let name = font.name {
            let plain = name.filter { !"'\";{}".contains($0) }
            return plain.isEmpty ? nil : "'\(plain)', \(stack)"
        }
        return switch font.design {
        case .default: nil
        case .rounded: "ui-rounded, SF Pro Rounded, Nunito, \(stack)"
        case .serif: "ui-serif, New York, Georgia, Liberation Serif, serif"
        case .monospaced: "ui-monospace, SF Mono, Menlo, DejaVu Sans Mono, monospace"
        }
    }
}
