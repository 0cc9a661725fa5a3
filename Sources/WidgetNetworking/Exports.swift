// On Apple's platforms Foundation brings URLSession, and its publishers of Combine, along. On Linux they are a library
// of their own that takes a process 10 ms and 7 MB to load, so only who asks for it pays: one file of the module says
// `@_exported import WidgetNetworking`.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
