import SwiftUI

/// Something of a number of parts, with as many of them, from the first, as the height has room for: the same page is
/// made for every family and every type size.
struct AsManyAsFit<Content: View>: View {
    let count: Int
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
        ViewThatFits(in: .vertical) {
            ForEach((1...count).reversed(), id: \.self) { content($0) }
        }
    }
}

/// As many rows as fit, one below the other.
struct FittingRows<Row: View>: View {
    let count: Int
    var spacing = 2.0
    @ViewBuilder let row: (Int) -> Row

    var body: some View {
        AsManyAsFit(count: count) { shown in
            VStack(alignment: .leading, spacing: spacing) {
                ForEach(0..<shown, id: \.self) { row($0).lineLimit(1).minimumScaleFactor(0.6) }
            }
        }
    }
}
