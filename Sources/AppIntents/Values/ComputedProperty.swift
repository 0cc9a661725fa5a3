/// A computed property of an entity that others see. Nothing here looks into entities: it is the property that was written.
@attached(peer)
public macro ComputedProperty() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// A computed property of an entity that others see, with a name for people.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// A property of an entity that is made when it is asked for.
@attached(peer)
public macro DeferredProperty() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// A property of an entity that is made when it is asked for, with a name for people.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "PreviewMacros", type: "MarkMacro")
