import ClockWidgets
import SwiftUI
import WidgetKit

@main
struct ClockBundle: WidgetBundle {
    var body: some Widget {
        ClockWidget()
    }
}
