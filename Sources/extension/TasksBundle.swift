import SwiftUI
import WidgetKit

/// The Tasks extension: a list with buttons, a list with switches, a list that the user chooses, and a lesson.
///
/// Everything in this folder is source as one writes it for an iPhone.
@main
struct TasksBundle: WidgetBundle {
    var body: some Widget {
        TaskWidget()
        TaskToggleWidget()
        TaskFilterWidget()
        TaskLessonWidget()
    }
}
