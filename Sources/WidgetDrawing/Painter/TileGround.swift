/// What lies below a tile's view, drawn: see ``TilePainter/ground(for:background:over:at:)``.
public struct TileGround: Sendable {
    /// Without the container background.
    let bare: PaintGrid
    /// With it, and what it says of itself.
    var painter: ViewPainter
}
