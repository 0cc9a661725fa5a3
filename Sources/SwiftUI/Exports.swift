// A file that imports SwiftUI sees Foundation and the shared UserDefaults, as with Apple's SDK; the intents come
// along because the seeds name them in files that import SwiftUI alone.
@_exported public import AppIntents
@_exported public import Combine
@_exported public import Observation
