// `import WidgetKit` gives SwiftUI's widget types and the widget centre, as with Apple's SDK.
@_exported import AppIntents
@_exported import Intents
@_exported import SwiftUI
