/// What the colours of a chart mean.
struct ChartLegend: View {
    let model: ChartModel

    var body: some View {
        if let view = model.look.legend.view {
            view
        } else if model.look.legend.isShown, !model.colored.isEmpty {
            // In a row, else two beside each other, else in a column.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) { entries(model.colored) }
                Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
                    ForEach(pairs, id: \.first) { pair in GridRow { entries(pair) } }
                }
                VStack(alignment: .leading, spacing: 0) { entries(model.colored) }
            }
        }
    }

    private var pairs: [[String]] {
        stride(from: 0, to: model.colored.count, by: 2).map {
            Array(model.colored[$0..<min($0 + 2, model.colored.count)])
        }
    }

    private func entries(_ names: [String]) -> some View {
        ForEach(names, id: \.self) { name in
            HStack(spacing: 4) {
                Circle().fill(model.style(of: name)).frame(width: 8, height: 8)
                Text(verbatim: name).lineLimit(1)
            }
        }
    }
}
