import GroupContainer

/// The one that processes share, not Foundation's.
typealias UserDefaults = GroupContainer.UserDefaults
