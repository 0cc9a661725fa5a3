// What a file gets that imports AppIntents: Foundation, as on Apple's platforms.
@_exported import Foundation
