import SwiftUI
import WidgetKit

// That this file compiles is the test: the forms of previews for widgets.
#Preview("Counts", as: .systemSmall) {
    NamedWidget()
} timeline: {
    CountEntry(text: "one")
    CountEntry(text: "two")
}

#Preview(as: .systemMedium) {
    NamedWidget()
} timelineProvider: {
    CountProvider(stage: "preview")
}

#Preview(as: .systemLarge, using: Choose()) {
    ChosenWidget()
} timelineProvider: {
    ChosenProvider()
}
