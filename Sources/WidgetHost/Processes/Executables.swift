import Glibc
import GroupContainer

/// Finds the programs that stand beside this one.
public enum Executables {
    /// This program's own file.
    public static var ownPath: String { (try? Sys.readlink("/proc/self/exe")) ?? "" }

    /// The program of that name beside this one; nil when there is none.
    public static func sibling(_ name: String) -> String? {
        guard let slash = ownPath.lastIndex(of: "/") else { return nil }
        let path = String(ownPath[...slash]) + name
        return isExecutable(path) ? path : nil
    }

    /// The library of that name beside this program; nil when there is none.
    public static func library(_ name: String) -> String? {
        guard let slash = ownPath.lastIndex(of: "/") else { return nil }
        let path = String(ownPath[...slash]) + name
        return ((try? Sys.stat(path)) ?? nil)?.isRegular == true ? path : nil
    }

    /// Whether a program can be started there.
    public static func isExecutable(_ path: String) -> Bool {
        guard let status = try? Sys.stat(path), status.isRegular else { return false }
        return access(path, X_OK) == 0
    }

    /// Seconds since 1970 at which the program was built, as far as its file tells.
    static func modified(_ path: String) -> Int64? { (try? Sys.stat(path))??.modified }
}
