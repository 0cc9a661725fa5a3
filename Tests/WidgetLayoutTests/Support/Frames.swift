import WidgetArchive
import WidgetLayout

/// Frames as the worked cases write them: `a (0,0) 62×20 · b (70,0) 50×20`.
enum Frames {
    static func size(_ text: some StringProtocol) -> (Double?, Double?) {
        let parts = text.split(separator: "×").map { Double($0) }
        return (parts[0], parts.count > 1 ? parts[1] : nil)
    }

    static func expected(_ text: String) -> [(name: String, frame: String)] {
        text.split(separator: "·").map { part in
            let words = part.split(separator: " ")
            let point = words[1].dropFirst().dropLast().split(separator: ",").map { Double($0) ?? .nan }
            let (width, height) = size(words[2])
            let frame = Rect(x: point[0], y: point[1], width: width ?? .nan, height: height ?? .nan)
            return (String(words[0]), string(frame))
        }
    }

    static func string(_ frame: Rect) -> String {
        "(\(number(frame.minX)),\(number(frame.minY))) \(number(frame.size.width))×\(number(frame.size.height))"
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// The named views' frames in the order asked for.
    static func of(_ view: PlacedView, _ names: [String]) -> String {
        names.map { name in "\(name) \(view.first(id: name).map { string($0.frame) } ?? "missing")" }
            .joined(separator: " · ")
    }
}
