import ConfigurableWidgets
import SwiftUI
import WidgetKit

@main
struct ShelfBundle: WidgetBundle {
    var body: some Widget {
        ShelfWidget()
    }
}
