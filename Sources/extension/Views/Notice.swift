import SwiftUI

/// What stands in the place of the rows.
struct Notice: View {
    let symbol: String
    let color: Color
    let title: LocalizedStringKey
    let detail: LocalizedStringKey

    var body: some View {
        // Where text is large or the widget small, the least important goes first.
        ViewThatFits(in: .vertical) {
            VStack(spacing: 4) {
                mark
                words
                hint
            }
            VStack(spacing: 4) {
                mark
                words
            }
            words
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var mark: some View {
        Image(systemName: symbol)
            .font(.title2)
            .foregroundStyle(color)
    }

    private var words: some View {
        Text(title)
            .font(.headline)
            .multilineTextAlignment(.center)
            .lineLimit(2)
            .minimumScaleFactor(0.7)
    }

    private var hint: some View {
        Text(detail)
            .font(.caption)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .lineLimit(3)
    }
}
