import SwiftUI
import WidgetKit

/// Styles, weights, runs, lines, dates.
struct TextsPage: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .systemSmall: styles
        case .systemMedium:
            HStack(alignment: .top) {
                weights; Spacer(); runs
            }
        case .systemExtraLarge:
            HStack(alignment: .top, spacing: 24) {
                styles; weights;
                VStack(alignment: .leading) {
                    runs; dates
                }
            }
        default:
            VStack(alignment: .leading, spacing: 10) {
                HStack(alignment: .top) {
                    styles; Spacer(); runs
                }
                HStack(alignment: .top) {
                    weights; Spacer(); dates
                }
            }
        }
    }

    private var styles: some View {
        FittingRows(count: 7, spacing: 1) { row in
            switch row {
            case 0: Text("Title 2").font(.title2)
            case 1: Text("Headline").font(.headline)
            case 2: Text("Body").font(.body)
            case 3: Text("Subheadline").font(.subheadline)
            case 4: Text("Footnote").font(.footnote)
            case 5: Text("Caption").font(.caption)
            default: Text("Caption 2").font(.caption2)
            }
        }
    }

    private var weights: some View {
        FittingRows(count: 7, spacing: 1) { row in
            switch row {
            case 0: Text("Regular")
            case 1: Text("Bold").bold()
            case 2: Text("Thin").fontWeight(.thin)
            case 3: Text("Light").fontWeight(.light)
            case 4: Text("Medium").fontWeight(.medium)
            case 5: Text("Semibold").fontWeight(.semibold)
            default: Text("Black").fontWeight(.black)
            }
        }
        .font(.footnote)
    }

    private var runs: some View {
        FittingRows(count: 7) { row in
            switch row {
            case 0:
                Text(
                    "\(Text("Red").foregroundStyle(.red)), \(Text("struck").strikethrough()), \(Text("under").underline()) \(Image(systemName: "star.fill"))"
                )
            case 1: Text("Secondary").foregroundStyle(.secondary)
            case 2: Text("Rounded").fontDesign(.rounded).bold()
            case 3: Text("Serif").fontDesign(.serif).italic()
            case 4: Text("Mono 0123").font(.system(.footnote, design: .monospaced))
            case 5: Text("1,111.11").monospacedDigit()
            default: Text("kerned").kerning(3)
            }
        }
        .font(.footnote)
    }

    private var dates: some View {
        let base = Date(timeIntervalSince1970: 1_772_358_060)
        return AsManyAsFit(count: 6) { shown in
            VStack(alignment: .leading, spacing: 2) {
                Text("A long line that has to be cut off somewhere near its end").lineLimit(1)
                if shown > 1 { Text(base, style: .time) }
                if shown > 2 { Text(base, style: .date) }
                if shown > 3 { Text(base.addingTimeInterval(95), style: .timer).monospacedDigit() }
                if shown > 4 { Text(base.addingTimeInterval(-7200), style: .relative) }
                if shown > 5 { Text("Two lines of words that are broken where a space allows it").lineLimit(2) }
            }
        }
        .font(.caption)
    }
}

/// Hierarchies, materials, gradients and the system's colours.
struct ColoursPage: View {
    private let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
    ]

    var body: some View {
        AsManyAsFit(count: 4) { shown in
            VStack(alignment: .leading, spacing: 8) {
                if shown > 3 { palette }
                levels
                if shown > 1 { gradients }
                if shown > 2 {
                    Text("Gradient").font(.title3.bold()).lineLimit(1)
                        .foregroundStyle(
                            LinearGradient(colors: [.purple, .blue], startPoint: .leading, endPoint: .trailing))
                }
            }
        }
    }

    private var palette: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 18), spacing: 4)], spacing: 4) {
            ForEach(colors.indices, id: \.self) { index in
                RoundedRectangle(cornerRadius: 5).fill(colors[index].gradient).frame(height: 18)
            }
        }
    }

    private var levels: some View {
        HStack(spacing: 6) {
            Text("A").foregroundStyle(.primary)
            Text("B").foregroundStyle(.secondary)
            Text("C").foregroundStyle(.tertiary)
            Text("D").foregroundStyle(.quaternary)
            Text("E").foregroundStyle(.blue.secondary)
            Text("F").foregroundStyle(.tint)
        }
        .font(.headline).lineLimit(1).minimumScaleFactor(0.5)
    }

    private var gradients: some View {
        HStack(spacing: 6) {
            Capsule().fill(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
            Circle().fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 14))
            Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
            Capsule().fill(.fill)
            Capsule().fill(.fill.tertiary)
        }
        .frame(height: 26)
    }
}
