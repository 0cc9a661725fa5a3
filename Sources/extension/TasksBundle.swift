import SwiftUI
import WidgetKit

/// The Tasks extension: a list with buttons and a list with switches.
///
/// Everything in this folder is source as one writes it for an iPhone.
@main
struct TasksBundle: WidgetBundle {
    var body: some Widget {
        TaskWidget()
        TaskToggleWidget()
    }
}
