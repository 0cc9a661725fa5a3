import SwiftUI
import WidgetKit

/// Shapes, filled and stroked.
struct ShapesPage: View {
    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 10) {
                Circle().fill(.red)
                Capsule().fill(.orange)
                Ellipse().fill(.yellow)
                RoundedRectangle(cornerRadius: 10, style: .continuous).fill(.green)
                UnevenRoundedRectangle(topLeadingRadius: 14, bottomTrailingRadius: 14).fill(.teal)
            }
            HStack(spacing: 10) {
                Circle().stroke(.red, lineWidth: 3)
                Capsule().strokeBorder(.orange, lineWidth: 4)
                Circle().trim(from: 0, to: 0.7).stroke(.blue, style: StrokeStyle(lineWidth: 5, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                RoundedRectangle(cornerRadius: 8).stroke(.purple, style: StrokeStyle(lineWidth: 2, dash: [4, 3]))
                Star().fill(.pink)
            }
            Wave().stroke(.blue.gradient, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
    }
}

private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for corner in 0..<10 {
            let angle = Double(corner) * .pi / 5 - .pi / 2
            let reach = corner.isMultiple(of: 2) ? 0.5 : 0.22
            let side = min(rect.width, rect.height)
            let point = CGPoint(x: rect.midX + cos(angle) * side * reach, y: rect.midY + sin(angle) * side * reach)
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

private struct Wave: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        let step = rect.width / 4
        for index in 0..<4 {
            let x = rect.minX + Double(index) * step
            let height = index.isMultiple(of: 2) ? rect.minY : rect.maxY
            path.addQuadCurve(
                to: CGPoint(x: x + step, y: rect.midY), control: CGPoint(x: x + step / 2, y: height))
        }
        return path
    }
}

/// What changes a view's look without changing its place.
struct EffectsPage: View {
    /// As wide as the longest name.
    @ScaledMetric(relativeTo: .caption2) private var column = 50.0

    var body: some View {
        AsManyAsFit(count: 16) { shown in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: column), spacing: 4)], spacing: 6) {
                ForEach(0..<shown, id: \.self) { sample($0) }
            }
        }
    }

    @ViewBuilder private func sample(_ number: Int) -> some View {
        switch number {
        case 0: named("opacity") { $0.opacity(0.4) }
        case 1: named("rotation") { $0.rotationEffect(.degrees(20)) }
        case 2: named("scale") { $0.scaleEffect(0.7) }
        case 3: named("shadow") { $0.shadow(radius: 4, y: 2) }
        case 4: named("blur") { $0.blur(radius: 2) }
        case 5: named("clip") { $0.clipShape(Circle()) }
        case 6: named("mask") { $0.mask { Image(systemName: "heart.fill").font(.largeTitle) } }
        case 7: named("gray") { $0.grayscale(1) }
        case 8: named("hue") { $0.hueRotation(.degrees(120)) }
        case 9: named("redacted") { $0.redacted(reason: .placeholder) }
        case 10: named("border") { $0.overlay(RoundedRectangle(cornerRadius: 8).stroke(.black, lineWidth: 2)) }
        case 11: named("offset") { $0.offset(x: 4, y: -3) }
        case 12: named("invert") { $0.colorInvert() }
        case 13: named("multiply") { $0.colorMultiply(.yellow) }
        case 14: named("contrast") { $0.contrast(0.4) }
        default: named("bright") { $0.brightness(0.3) }
        }
    }

    private func named(_ name: String, _ change: (Tile) -> some View) -> some View {
        VStack(spacing: 3) {
            change(Tile())
            Text(name).font(.caption2).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.6)
        }
    }

    struct Tile: View {
        var body: some View {
            Text("Aa").font(.headline).lineLimit(1).minimumScaleFactor(0.5)
                .foregroundStyle(.white).frame(width: 40, height: 28)
                .background(.blue.gradient, in: .rect(cornerRadius: 8))
        }
    }
}
