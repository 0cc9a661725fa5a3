internal import GroupContainer
internal import WidgetArchive

/// Describes a bundle for the renderer.
@MainActor
enum ManifestMaker {
    static func manifest(
        of definitions: [_WidgetDefinition], controls: [_ControlDefinition], instance: String, build: String
    ) -> Manifest {
        var manifest = Manifest()
        manifest.instance = instance
        manifest.pid = Int(Sys.processID)
        manifest.executable = BuildIdentity.current.path
        manifest.build = build
        manifest.bootID = BootClock.bootID
        manifest.widgets = definitions.map(description)
        manifest.controls = controls.map(description)
        manifest.intents = IntentRegistry.all.map { IntentDescriptionRecord(describing: $0.type) }
        manifest.readyAt = BootClock.now()
        return manifest
    }

    static func description(_ definition: _WidgetDefinition) -> WidgetDescription {
        var description = WidgetDescription()
        description.kind = definition.kind
        description.configuration = definition.source.configurationIntent.map {
            IntentDescriptionRecord(describing: $0)
        }
        // A configuration intent's title and description stand in for the widget's own.
        description.displayName =
            definition.displayName?.plainString(locale: CurrentLocale.now) ?? description.configuration?.title
            ?? definition.kind
        description.summary =
            definition.summary?.plainString(locale: CurrentLocale.now) ?? description.configuration?.summary ?? ""
        description.families = definition.families.map { $0.compactMap(\.name) } ?? WidgetFamilyName.allCases
        description.ignoresContentMargins = definition.ignoresContentMargins
        description.isBackgroundRemovable = definition.isBackgroundRemovable
        return description
    }

    private static func description(_ definition: _ControlDefinition) -> ControlDescription {
        func words(_ resource: LocalizedStringResource?) -> String? {
            resource.map {
                var resource = $0
                resource.locale = CurrentLocale.now
                return String(localized: resource)
            }
        }
        var description = ControlDescription()
        (description.kind, description.look) = (definition.kind, definition.look)
        description.configuration = definition.source.configurationIntent.map {
            IntentDescriptionRecord(describing: $0)
        }
        description.displayName =
            words(definition.displayName) ?? description.configuration?.title ?? definition.kind
        description.summary = words(definition.summary) ?? ""
        return description
    }
}
