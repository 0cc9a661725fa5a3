import Glibc

extension Sys {
    /// renameat2(2) with `RENAME_EXCHANGE`: each of the two names gets the other's file, in one step.
    ///
    /// - Returns: false where that cannot be: one of the names is missing, or the system does not know the call.
    package static func exchange(_ one: String, _ other: String) throws(SystemError) -> Bool {
        guard let renameat2 else { return false }
        do throws(SystemError) {
            _ = try retrying(.rename, one) { Int(renameat2(AT_FDCWD, one, AT_FDCWD, other, renameExchange)) }
            return true
        } catch {
            switch error.errno {
            case ENOENT, EINVAL, ENOSYS: return false
            default: throw error
            }
        }
    }

    private typealias Renameat2 =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

    /// From glibc 2.28 on; the module Glibc does not show it, for its header asks for `_GNU_SOURCE`.
    private static let renameat2: Renameat2? = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Renameat2.self) }

    /// `RENAME_EXCHANGE` of <linux/fs.h>.
    private static let renameExchange: UInt32 = 2
}
