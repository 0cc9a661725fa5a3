// Charts draws with SwiftUI's own views, so its files see them.
@_exported import SwiftUI
