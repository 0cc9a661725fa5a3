public import GroupContainer

/// The shared defaults, in place of Foundation's, which on Linux no other process sees.
public typealias UserDefaults = GroupContainer.UserDefaults
