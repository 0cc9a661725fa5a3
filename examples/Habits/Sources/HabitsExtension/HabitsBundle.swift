import HabitsWidgets
import SwiftUI
import WidgetKit

@main
struct HabitsBundle: WidgetBundle {
    var body: some Widget {
        HabitsWidget()
    }
}
