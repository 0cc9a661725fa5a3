import FailingWidgets
import SwiftUI
import WidgetKit

@main
struct FailingBundle: WidgetBundle {
    var body: some Widget {
        TapWidget()
        TimelineWidget()
        BareWidget()
    }
}
