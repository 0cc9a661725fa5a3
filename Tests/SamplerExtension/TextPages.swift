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
        VStack(alignment: .leading, spacing: 1) {
            Text("Title 2").font(.title2)
            Text("Headline").font(.headline)
            Text("Body").font(.body)
            Text("Subheadline").font(.subheadline)
            Text("Footnote").font(.footnote)
            Text("Caption").font(.caption)
            Text("Caption 2").font(.caption2)
        }
    }

    private var weights: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("Thin").fontWeight(.thin)
            Text("Light").fontWeight(.light)
            Text("Regular")
            Text("Medium").fontWeight(.medium)
            Text("Semibold").fontWeight(.semibold)
            Text("Bold").bold()
            Text("Black").fontWeight(.black)
        }
        .font(.footnote)
    }

    private var runs: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(
                "\(Text("Red").foregroundStyle(.red)), \(Text("struck").strikethrough()), \(Text("under").underline()) \(Image(systemName: "star.fill"))"
            )
            Text("Secondary").foregroundStyle(.secondary)
            Text("Rounded").fontDesign(.rounded).bold()
            Text("Serif").fontDesign(.serif).italic()
            Text("Mono 0123").font(.system(.footnote, design: .monospaced))
            Text("1,111.11").monospacedDigit()
            Text("kerned").kerning(3)
        }
        .font(.footnote)
    }

    private var dates: some View {
        let base = Date(timeIntervalSince1970: 1_772_358_060)
        return VStack(alignment: .leading, spacing: 2) {
            Text(base, style: .time)
            Text(base, style: .date)
            Text(base.addingTimeInterval(95), style: .timer).monospacedDigit()
            Text(base.addingTimeInterval(-7200), style: .relative)
            Text("A long line that has to be cut off somewhere near its end").lineLimit(1)
            Text("Two lines of words that are broken where a space allows it").lineLimit(2)
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
        VStack(alignment: .leading, spacing: 8) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 18), spacing: 4)], spacing: 4) {
                ForEach(colors.indices, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 5).fill(colors[index].gradient).frame(height: 18)
                }
            }
            HStack(spacing: 6) {
                Text("A").foregroundStyle(.primary)
                Text("B").foregroundStyle(.secondary)
                Text("C").foregroundStyle(.tertiary)
                Text("D").foregroundStyle(.quaternary)
                Text("E").foregroundStyle(.blue.secondary)
                Text("F").foregroundStyle(.tint)
            }
            .font(.headline)
            HStack(spacing: 6) {
                Capsule().fill(LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
                Circle().fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 14))
                Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
                Capsule().fill(.fill)
                Capsule().fill(.fill.tertiary)
            }
            .frame(height: 26)
            Text("Gradient").font(.title3.bold())
                .foregroundStyle(LinearGradient(colors: [.purple, .blue], startPoint: .leading, endPoint: .trailing))
        }
    }
}
