import SwiftUI
import WidgetKit

/// Symbols, as many as fit; their names stand in the group's file `Files/symbols`, one a line.
struct SymbolsPage: View {
    /// How many one page shows.
    static let count = 260
    let page: Int

    private var names: [String] {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.swift-widgets")
        let text = folder.flatMap { try? String(contentsOf: $0.appendingPathComponent("symbols"), encoding: .utf8) }
        let all = (text ?? "star.fill\nheart\nbolt.slash").split(separator: "\n").map(String.init)
        return Array(all.dropFirst(page * Self.count).prefix(Self.count))
    }

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 22), spacing: 4)], spacing: 5) {
            ForEach(Array(names.enumerated()), id: \.offset) { Image(systemName: $0.element) }
        }
        .font(.callout)
    }
}
