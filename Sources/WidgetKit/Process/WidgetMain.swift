internal import GroupContainer
internal import WidgetArchive

extension WidgetBundle {
    /// Runs the extension: what `@main` on the bundle calls. Never returns.
    public static func main() {
        let process = ExtensionProcess.launch()
        MainBundle.complete()
        // The bundle's initialiser runs before any perform, however the process was started.
        let bundle = Self()
        let list = bundle.body
        process.run(list.body._definitions(), controls: list._controls)
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
    /// Runs an extension of this one control: what `@main` on the control calls. Never returns.
    public static func main() {
        let process = ExtensionProcess.launch()
        MainBundle.complete()
        let controls = [Self().body._definition()].compactMap(\.self)
        process.run(controls.map(\.widget), controls: controls)
    }
}
