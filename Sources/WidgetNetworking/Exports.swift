// On Apple's platforms Foundation brings URLSession, its publishers of Combine and XMLParser along. On Linux they are
// libraries of their own; URLSession's takes a process 10 ms and 7 MB to load, so only who asks for it pays: one file of
// the module says `@_exported import WidgetNetworking`.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
