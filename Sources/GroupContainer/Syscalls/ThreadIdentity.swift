import Glibc

/// Which thread it is.
struct ThreadIdentity: Equatable {
    private let raw: pthread_t

    /// The calling thread.
    static var current: ThreadIdentity { ThreadIdentity(raw: pthread_self()) }

    static func == (left: Self, right: Self) -> Bool { pthread_equal(left.raw, right.raw) != 0 }
}
