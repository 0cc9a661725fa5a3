/// The shared defaults, in place of Foundation's, which on Linux no other process sees. Declared here too, so that
/// `SwiftUI.UserDefaults` names one type.
public typealias UserDefaults = AppIntents.UserDefaults
