import SwiftUI
import WIDGETNAMEWidgets
import WidgetKit

/// The widget extension: a process of its own.
@main
struct WIDGETNAMEBundle: WidgetBundle {
    var body: some Widget {
        WIDGETNAMEWidget()
    }
}
