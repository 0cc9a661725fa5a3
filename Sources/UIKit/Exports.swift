// Files that import UIKit for a colour, a font or a picture find them here.
@_exported import SwiftUI
