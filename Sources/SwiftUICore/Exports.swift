// The part of SwiftUI that Xcode 16 writes into files by itself; its names are SwiftUI's.
@_exported import SwiftUI
