import LocalisedWidgets
import SwiftUI
import WidgetKit

@main
struct SeasonBundle: WidgetBundle {
    var body: some Widget {
        SeasonWidget()
    }
}
