/// What the colours of a chart mean.
struct ChartLegend: View {
    let model: ChartModel

    var body: some View {
        if let view = model.look.legend.view {
            view
        } else if model.look.legend.isShown, !model.colored.isEmpty {
            HStack(spacing: 8) {
                ForEach(model.colored, id: \.self) { name in
                    HStack(spacing: 4) {
                        Circle().fill(model.style(of: name)).frame(width: 8, height: 8)
                        Text(verbatim: name).lineLimit(1)
                    }
                }
            }
        }
    }
}
