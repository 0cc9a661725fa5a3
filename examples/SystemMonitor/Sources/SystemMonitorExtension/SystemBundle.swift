import SwiftUI
import SystemMonitorWidgets
import WidgetKit

@main
struct SystemBundle: WidgetBundle {
    var body: some Widget {
        SystemWidget()
    }
}
