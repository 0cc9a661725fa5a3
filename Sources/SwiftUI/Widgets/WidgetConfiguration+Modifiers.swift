/// A configuration with a change to its definitions.
struct ModifiedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    typealias Body = Never
    let base: Base
    let change: (inout _WidgetDefinition) -> Void

    func _activities() -> [Any] { base._activities() }
    func _definitions() -> [_WidgetDefinition] {
        base._definitions().map {
            var definition = $0
            change(&definition)
            return definition
        }
    }
}

extension WidgetConfiguration {
    func changing(_ change: @escaping (inout _WidgetDefinition) -> Void) -> ModifiedConfiguration<Self> {
        ModifiedConfiguration(base: self, change: change)
    }

    /// The name in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changing { $0.displayName = displayName }
    }
    /// The name in the gallery.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }
    /// The name in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(verbatim: String(localized: displayName)))
    }
    /// The name in the gallery.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(verbatim: String(displayName)))
    }

    /// The text in the gallery.
    public func description(_ description: Text) -> some WidgetConfiguration { changing { $0.summary = description } }
    /// The text in the gallery.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }
    /// The text in the gallery.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        self.description(Text(verbatim: String(localized: description)))
    }
    /// The text in the gallery.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(verbatim: String(description)))
    }

    /// The families in which the widget is offered; without it, all that are offered here.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changing { $0.families = families }
    }
    /// Leaves the content margins (16 points on the home screen) out.
    public func contentMarginsDisabled() -> some WidgetConfiguration { changing { $0.ignoresContentMargins = true } }
    /// Whether the container background may be left out where the surface is tinted or clear.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changing { $0.isBackgroundRemovable = isRemovable }
    }
    /// Nothing: a terminal is one location.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    {
        self
    }
    /// Nothing: configurations are edited with the renderer's commands.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    /// Keeps what to do for a background URL session's events.
    public func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        changing { $0.sessionHandlers.append((matching ?? { _ in true }, urlSessionEvent)) }
    }
    /// Keeps what to do for a background URL session's events.
    public func onBackgroundURLSessionEvents(
        matching: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { onBackgroundURLSessionEvents(matching: { $0 == matching }, urlSessionEvent) }
    /// Nothing: there are no push notifications.
    public func pushHandler<T: WidgetPushHandler>(_ handler: T.Type) -> some WidgetConfiguration { self }
}

/// A place for widgets on Apple's devices.
public struct WidgetLocation: Hashable, Sendable {
    let name: String
    /// The home screen.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// StandBy.
    public static let standBy = WidgetLocation(name: "standBy")
    /// A Mac that shows the iPhone's widgets.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// A car.
    public static let carPlay = WidgetLocation(name: "carPlay")
}
