// Models are shown by views, and files that import SwiftData see Foundation.
@_exported import SwiftUI
