internal import WidgetArchive

/// Colours that run into one another.
public struct Gradient: ShapeStyle, Equatable {
    /// A colour at a place.
    public struct Stop: Equatable, Sendable {
        /// The colour.
        public var color: Color
        /// 0 start … 1 end.
        public var location: CGFloat
        /// A colour at a place.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// The colours.
    public var stops: [Stop]
    /// Colours at places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
    }

    var archived: [GradientPaint.Stop] {
        stops.map { stop in
            let place = Double(stop.location)
            return GradientPaint.Stop(color: stop.color.reference, location: place.isFinite ? min(max(place, 0), 1) : 0)
        }
    }

    /// From top to bottom.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
    }
}

/// A colour's standard gradient.
public struct AnyGradient: ShapeStyle, Hashable {
    enum Kind: Hashable { case color(ColorReference), stops([GradientPaint.Stop]) }
    let kind: Kind
    init(color: ColorReference) { kind = .color(color) }
    /// A gradient whose type is forgotten.
    public init(_ gradient: Gradient) { kind = .stops(gradient.archived) }

    /// From top to bottom.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        switch kind {
        case .color(let color): return _ResolvedPaint(.standardGradient(color))
        case .stops(let stops):
            var paint = GradientPaint()
            paint.stops = stops
            return _ResolvedPaint(.gradient(paint))
        }
    }

    var stops: [GradientPaint.Stop] {
        switch kind {
        case .stops(let stops): stops
        case .color(let color):
            [
                .init(color: .mixed(color, .system("white"), 0.2), location: 0),
                .init(color: color, location: 1),
            ]
        }
    }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
    private let stops: [GradientPaint.Stop]
    private let start: UnitPoint
    private let end: UnitPoint
    /// A gradient along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (stops, start, end) = (gradient.archived, startPoint, endPoint)
    }
    /// Colours at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Colours at places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
    init(_ gradient: AnyGradient, _ start: UnitPoint, _ end: UnitPoint) {
        (stops, self.start, self.end) = (gradient.stops, start, end)
    }
    /// The gradient.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        var paint = GradientPaint()
        (paint.stops, paint.start, paint.end) = (stops, start.archived, end.archived)
        return _ResolvedPaint(.gradient(paint))
    }
}

/// A gradient from a point outwards.
public struct RadialGradient: ShapeStyle {
    private let paint: GradientPaint
    /// A gradient from a point outwards; radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        var paint = GradientPaint()
        (paint.shape, paint.stops, paint.center) = (.radial, gradient.archived, center.archived)
        (paint.startRadius, paint.endRadius) = (startRadius, endRadius)
        self.paint = paint
    }
    /// Colours at equal distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Colours at places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// The gradient.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(.gradient(paint)) }
}

/// A gradient from a point outwards, stretched to the box.
public struct EllipticalGradient: ShapeStyle {
    private let paint: GradientPaint
    /// Radii as fractions of the box.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        var paint = GradientPaint()
        (paint.shape, paint.stops, paint.center) = (.elliptical, gradient.archived, center.archived)
        (paint.startRadius, paint.endRadius) = (startRadiusFraction, endRadiusFraction)
        self.paint = paint
    }
    /// Colours at equal distances.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// Colours at places.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
    /// The gradient.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(.gradient(paint)) }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle {
    private let paint: GradientPaint
    /// Between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        var paint = GradientPaint()
        (paint.shape, paint.stops, paint.center) = (.angular, gradient.archived, center.archived)
        (paint.startAngle, paint.endAngle) = (startAngle.degrees, endAngle.degrees)
        if paint.startAngle == paint.endAngle { paint.endAngle += 360 }
        self.paint = paint
    }
    /// Colours at equal distances between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Colours at places between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Once around.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    /// Once around, colours at equal distances.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Stops all around a centre, beginning at an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
    /// The gradient.
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _ResolvedPaint(.gradient(paint)) }
}
