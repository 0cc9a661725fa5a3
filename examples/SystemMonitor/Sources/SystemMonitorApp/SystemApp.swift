import SystemMonitorWidgets
import WidgetKit

@main
struct SystemApp: WidgetApp {
    var commands: [AppCommand] {
        AppCommand("now", "has the widgets measure now") { _ in
            WidgetCenter.shared.reloadTimelines(ofKind: SystemWidget.kind)
            return ""
        }
        AppCommand("history", "prints what was measured") { _ in
            SampleHistory.samples.map { sample in
                "load \(sample.load)  memory \(Int(sample.memoryShare * 100)) %  disk \(Int(sample.diskShare * 100)) %"
            }.joined(separator: "\n")
        }
    }
}
