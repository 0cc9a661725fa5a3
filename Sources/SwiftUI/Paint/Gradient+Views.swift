internal import WidgetArchive

/// A style that is also a view: a rectangle filled with it.
@MainActor
private func archive(_ style: some ShapeStyle, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
    outputs.append(.shape(ShapeNode(.rectangle, fill: style.paint(in: inputs.environment))))
}

extension LinearGradient: View {
    /// Built in.
    public typealias Body = Never
    /// Archives a filled rectangle.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        archive(view, inputs, &outputs)
    }
}
extension RadialGradient: View {
    /// Built in.
    public typealias Body = Never
    /// Archives a filled rectangle.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        archive(view, inputs, &outputs)
    }
}
extension EllipticalGradient: View {
    /// Built in.
    public typealias Body = Never
    /// Archives a filled rectangle.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        archive(view, inputs, &outputs)
    }
}
extension AngularGradient: View {
    /// Built in.
    public typealias Body = Never
    /// Archives a filled rectangle.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        archive(view, inputs, &outputs)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    /// A gradient along a line.
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(gradient, startPoint, endPoint) }
    /// Colours at equal distances along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
    /// Colours at places along a line.
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
    /// A gradient from a point outwards.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Colours at equal distances from a point outwards.
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        -> RadialGradient
    { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
    /// Stops from a point outwards.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
extension ShapeStyle where Self == AngularGradient {
    /// A gradient around a point.
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    { AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
    /// Once around a point.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
    /// A gradient around a point.
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    { AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
    /// Stops around a point.
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    { AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
    /// Once around a point.
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    /// Stops once around a point.
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)
        -> AngularGradient
    { AngularGradient(stops: stops, center: center, angle: angle) }
}
