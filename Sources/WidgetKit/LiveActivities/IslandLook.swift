/// The Dynamic Island as a preview shows it: black, around a camera, in one of its three forms.
struct IslandLook: View {
    let island: DynamicIsland
    let form: ActivityPreviewViewKind.DynamicIslandPreviewViewState

    /// Points the camera is wide.
    private static let camera = 126.0
    /// Points the small forms are high.
    private static let height = 37.0

    var body: some View {
        look.environment(\.colorScheme, .dark).foregroundStyle(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).padding(.top, 12)
    }

    @ViewBuilder private var look: some View {
        switch form {
        case .minimal:
            island.minimal().frame(width: Self.height, height: Self.height)
                .background(.black, in: Circle()).overlay { edge(Circle()) }
        case .compact:
            HStack(spacing: 0) {
                island.compactLeading()
                Spacer(minLength: Self.camera)
                island.compactTrailing()
            }
            .padding(.horizontal, 10).frame(width: 230, height: Self.height)
            .background(.black, in: Capsule()).overlay { edge(Capsule()) }
        case .expanded:
            VStack(spacing: 6) {
                HStack(alignment: .top) {
                    region(.leading)
                    Spacer(minLength: 8)
                    region(.trailing)
                }
                region(.center)
                region(.bottom)
            }
            .padding(20).frame(maxWidth: .infinity)
            .background(.black, in: RoundedRectangle(cornerRadius: 44))
            .overlay { edge(RoundedRectangle(cornerRadius: 44)) }
        }
    }

    private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
        // The highest priority comes first, as the widest room goes to it.
        let parts = island.expanded().filter { $0.position == position }.sorted { $0.priority > $1.priority }
        return ForEach(parts.indices, id: \.self) { parts[$0].view() }
    }

    @ViewBuilder private func edge(_ shape: some InsettableShape) -> some View {
        if let tint = island.keyline { shape.strokeBorder(tint.opacity(0.6), lineWidth: 1) }
    }
}
