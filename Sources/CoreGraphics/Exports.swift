// Files that import CoreGraphics for a number, a colour or an outline find them here.
@_exported import SwiftUI
