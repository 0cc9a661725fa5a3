import CounterWidgets
import SwiftUI
import WidgetKit

@main
struct CounterBundle: WidgetBundle {
    var body: some Widget {
        CounterWidget()
    }
}
