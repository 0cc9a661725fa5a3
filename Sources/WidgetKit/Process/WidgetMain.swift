internal import GroupContainer
internal import WidgetArchive

extension WidgetBundle {
    /// Runs the extension: what `@main` on the bundle calls. Never returns.
    public static func main() {
        let process = ExtensionProcess.launch()
        MainBundle.complete()
        // The bundle's initialiser runs before any perform, however the process was started.
        let bundle = Self()
        process.run(bundle.body.body._definitions())
    }
}

extension Widget {
    /// Runs an extension of this one widget: what `@main` on the widget calls. Never returns.
    public static func main() {
        let process = ExtensionProcess.launch()
        MainBundle.complete()
        process.run(Self().body._definitions())
    }
}

extension ControlWidget {
    /// Runs an extension without widgets: controls are not offered here. Never returns.
    public static func main() { ExtensionProcess.launch().run([]) }
}
