// The names are Apple's; the surface draws them.

/// The system's choice.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The system's choice.
    public nonisolated init() {}
    /// The system's choice.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeLook(configuration: configuration, style: "automatic")
    }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The system's choice.
    public static nonisolated var automatic: DefaultGaugeStyle { .init() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// A bar that fills.
    public nonisolated init() {}
    /// A bar that fills.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeLook(configuration: configuration, style: "linearCapacity")
    }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills.
    public static nonisolated var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// A bar with a mark.
    public nonisolated init() {}
    /// A bar with a mark.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeLook(configuration: configuration, style: "accessoryLinear")
    }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark.
    public static nonisolated var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

/// A bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// A bar that fills.
    public nonisolated init() {}
    /// A bar that fills.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeLook(configuration: configuration, style: "accessoryLinearCapacity")
    }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that fills.
    public static nonisolated var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}

/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// An open ring with a mark.
    public nonisolated init() {}
    /// An open ring with a mark.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeLook(configuration: configuration, style: "accessoryCircular")
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark.
    public static nonisolated var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// A ring that fills.
    public nonisolated init() {}
    /// A ring that fills.
    public func makeBody(configuration: Configuration) -> some View {
        GaugeLook(configuration: configuration, style: "accessoryCircularCapacity")
    }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    public static nonisolated var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
