// Forms of the user's own are drawn as circles, as everywhere in these charts.
extension View {
    private nonisolated func symbols(_ symbols: [(String, any ChartSymbolShape)]) -> some View {
        let forms = symbols.map { ($0.0, $0.1.basic) }
        return transformEnvironment(\.chartLook) { $0.symbols = Dictionary(forms) { first, _ in first } }
    }

    /// The forms of values: those of marks with `symbol(by:)`.
    public nonisolated func chartSymbolScale<P: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<P, S>)
        -> some View
    { symbols(mapping.map { ($0.key._place.key, $0.value) }) }
    /// The forms of values, one after the other.
    public nonisolated func chartSymbolScale<D: ScaleDomain, S: ChartSymbolShape>(domain: D, range: [S]) -> some View {
        symbols(Array(zip(domain._domain.domain.names, range)))
    }
    /// The forms of values, one after the other.
    public nonisolated func chartSymbolScale<D: ScaleDomain>(domain: D, range: [any ChartSymbolShape]) -> some View {
        symbols(Array(zip(domain._domain.domain.names, range)))
    }
    /// The form of each value.
    public nonisolated func chartSymbolScale<D: Collection, S: ChartSymbolShape>(
        domain: D, mapping: @escaping (D.Element) -> S
    ) -> some View where D.Element: Plottable { symbols(domain.map { ($0._place.key, mapping($0)) }) }
    /// The forms of values in the order in which they occur.
    public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        chartSymbolScale(range: range as [any ChartSymbolShape])
    }
    /// The forms of values in the order in which they occur.
    public nonisolated func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        let forms = range.map { $0.basic }
        return transformEnvironment(\.chartLook) { $0.symbolRange = forms }
    }
}

extension ChartDomain {
    /// The names that were given.
    fileprivate var names: [String] { if case .names(let names) = self { names } else { [] } }
}
