internal import WidgetArchive

extension VisualEffect {
    private func then(_ modifiers: Modifier...) -> LaterEffect<Self> { LaterEffect(base: self, later: modifiers) }

    /// More transparent, 0…1.
    public func opacity(_ opacity: Double) -> some VisualEffect { then(.opacity(opacity)) }
    /// Blurred, points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { then(.blur(radius)) }
    /// Moved, points.
    public func offset(_ offset: CGSize) -> some VisualEffect { then(.offset(x: offset.width, y: offset.height)) }
    /// Moved, points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { then(.offset(x: x, y: y)) }
    /// Scaled.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.scale(x: scale.width, y: scale.height, anchor: anchor.archived))
    }
    /// Scaled.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.scale(x: scale, y: scale, anchor: anchor.archived))
    }
    /// Scaled.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.scale(x: x, y: y, anchor: anchor.archived))
    }
    /// Turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.rotation(degrees: angle.degrees, anchor: anchor.archived))
    }
    /// Turned in space; only a turn about the line of sight is kept.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(.rotation(degrees: axis.x == 0 && axis.y == 0 ? angle.degrees : 0, anchor: anchor.archived))
    }
    /// Moved, scaled and turned, from the upper left corner. A slant is left out.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        LaterEffect(base: self, later: transform.steps)
    }
    /// Brighter or darker.
    public func brightness(_ amount: Double) -> some VisualEffect { then(.colorEffect("brightness", amount)) }
    /// More or less contrast.
    public func contrast(_ amount: Double) -> some VisualEffect { then(.colorEffect("contrast", amount)) }
    /// More or less colour.
    public func saturation(_ amount: Double) -> some VisualEffect { then(.colorEffect("saturation", amount)) }
    /// Greyer.
    public func grayscale(_ amount: Double) -> some VisualEffect { then(.colorEffect("grayscale", amount)) }
    /// Other hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { then(.colorEffect("hueRotation", angle.degrees)) }
}

extension CGAffineTransform {
    /// The matrix as a scale, then a turn, then a move, each from the upper left corner. A slant is left out.
    var steps: [Modifier] {
        let across = (a * a + b * b).squareRoot()
        let area = a * d - b * c
        return [
            .scale(x: across, y: across == 0 ? 0 : area / across, anchor: UnitPoint.topLeading.archived),
            .rotation(degrees: Angle.radians(atan2(b, a)).degrees, anchor: UnitPoint.topLeading.archived),
            .offset(x: tx, y: ty),
        ]
    }
}
