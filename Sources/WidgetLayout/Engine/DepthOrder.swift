/// Brings the parts of a stack into drawing order by their `zIndex`.
enum DepthOrder {
    /// Sorts the views that `parts` appended, each from its first view on; equal depths keep their order.
    static func sort(_ views: inout [PlacedView], parts: [(z: Double, first: Int)]) {
        guard let start = parts.first?.first, parts.contains(where: { $0.z != 0 }) else { return }
        let ends = parts.dropFirst().map(\.first) + [views.count]
        let sorted = parts.indices.sorted { (parts[$0].z, $0) < (parts[$1].z, $1) }
        let ordered = sorted.flatMap { views[parts[$0].first..<ends[$0]] }
        views.replaceSubrange(start..., with: ordered)
    }
}
