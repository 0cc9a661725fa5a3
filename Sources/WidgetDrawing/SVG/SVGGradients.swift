import Glibc
import WidgetArchive

extension SVGDefinitions {
    /// A gradient's id.
    mutating func add(_ gradient: ResolvedGradient, in box: Rect) -> String {
        switch gradient.shape {
        case .linear:
            let (from, to) = (box.point(at: gradient.start), box.point(at: gradient.end))
            return add(
                "linearGradient",
                {
                    $0.word("gradientUnits", "userSpaceOnUse")
                    $0.number("x1", from.x)
                    $0.number("y1", from.y)
                    $0.number("x2", to.x)
                    $0.number("y2", to.y)
                }
            ) { Self.stops(gradient, from: 0, to: &$0) }
        case .radial, .elliptical:
            let center = box.point(at: gradient.center)
            let isRadial = gradient.shape == .radial
            // An elliptical one is drawn in the unit square and stretched over the box.
            let most = max(gradient.endRadius, gradient.startRadius, 0.001)
            let inner = min(max(gradient.startRadius / most, 0), 1)
            return add(
                "radialGradient",
                {
                    $0.word("gradientUnits", "userSpaceOnUse")
                    $0.number("cx", isRadial ? center.x : 0)
                    $0.number("cy", isRadial ? center.y : 0)
                    $0.number("r", most, decimals: isRadial ? 2 : 4)
                    if !isRadial {
                        $0.value("gradientTransform") {
                            $0.append(Affine(a: box.size.width, d: box.size.height, x: center.x, y: center.y))
                        }
                    }
                }
            ) { Self.stops(gradient, from: inner, to: &$0) }
        case .angular: return addAngular(gradient, in: box)
        }
    }

    /// The stops; `from` is where the first one lies, so that an inner radius needs no `fr`, which not all readers know.
    private static func stops(_ gradient: ResolvedGradient, from start: Double, to writer: inout SVGWriter) {
        for stop in gradient.stops {
            writer.begin("stop")
            writer.number("offset", start + Double(stop.location) * (1 - start), decimals: 3)
            writer.color("stop-color", stop.color)
            if stop.color.alpha < 0.9995 { writer.number("stop-opacity", Double(stop.color.alpha), decimals: 3) }
            writer.empty()
        }
    }

    /// SVG has no angular gradient: a pattern of wedges, each of one colour, finer than the eye tells apart.
    private mutating func addAngular(_ gradient: ResolvedGradient, in box: Rect) -> String {
        let center = box.point(at: gradient.center)
        // Strokes reach over the box.
        let area = box.insetBy(-24)
        let reach = hypot(area.size.width, area.size.height)
        let steps = 90
        let colors = (0..<steps).map { step in
            let middle = 2 * Double.pi * (Double(step) + 0.5) / Double(steps)
            return gradient.color(at: center.x + cos(middle) * 100, center.y + sin(middle) * 100, in: box)
        }
        return add(
            "pattern",
            {
                $0.word("patternUnits", "userSpaceOnUse")
                $0.rectangle(area)
                $0.value("viewBox") {
                    $0.append(area.origin)
                    $0.append(" ")
                    $0.append(Point(x: area.size.width, y: area.size.height))
                }
            }
        ) { writer in
            // In the middle the smooth edges of so many leave something of the ground, which is to be none of it.
            if colors.allSatisfy({ $0.alpha > 0.999 }) {
                writer.begin("rect")
                writer.rectangle(area)
                SVGFill.color(colors[0]).write("fill", "fill-opacity", to: &writer)
                writer.empty()
            }
            for step in 0..<steps {
                let angle = 2 * Double.pi * Double(step) / Double(steps)
                // Each reaches under the next, so that no seam shows.
                let end = 2 * Double.pi * (Double(step) + (step == steps - 1 ? 1 : 1.6)) / Double(steps)
                writer.begin("path")
                writer.value("d") {
                    $0.append("M")
                    $0.append(center)
                    for angle in [angle, end] {
                        $0.append(" L")
                        $0.append(Point(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach))
                    }
                    $0.append("Z")
                }
                SVGFill.color(colors[step]).write("fill", "fill-opacity", to: &writer)
                writer.empty()
            }
        }
    }
}
