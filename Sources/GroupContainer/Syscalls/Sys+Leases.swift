import Glibc

extension Sys {
    /// The commands of leases (fcntl(2)), which the Glibc module does not carry.
    private static let setSignal: Int32 = 10
    private static let setLease: Int32 = 1024

    /// fcntl(2) F_SETLEASE with F_RDLCK: from now on nobody begins to write to the file before the
    /// descriptor is closed.
    ///
    /// - Returns: false when somebody has it open for writing; nil when the kernel grants no lease here (another
    ///   user's file, a file system without leases).
    static func takeReadLease(_ descriptor: Int32) -> Bool? {
        // Who wants to write while the lease is held waits, and we are told by a signal: by one that ends nobody.
        guard fcntl(descriptor, setSignal, SIGURG) == 0 else { return nil }
        if fcntl(descriptor, setLease, F_RDLCK) == 0 { return true }
        return errno == EAGAIN ? false : nil
    }
}
