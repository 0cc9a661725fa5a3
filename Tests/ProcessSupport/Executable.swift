import Foundation
import Glibc

/// The executables under test, found beside the test bundle or in the folder that WIDGETS_EXECUTABLES names
/// (`bin/test-release`).
package enum Executable: String {
    case app, `extension`, renderer
    case probeExtension = "ProbeExtension"
    case probeApp = "ProbeApp"
    case formExtension = "FormExtension"
    case groupProbe = "GroupContainerProbe"

    /// Products and test bundles lie in one build folder.
    package static let folder: String = {
        if let folder = ProcessInfo.processInfo.environment["WIDGETS_EXECUTABLES"], !folder.isEmpty { return folder }
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        let me = String(decoding: buffer[..<max(length, 0)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // Under swift-testing the running program may be the toolchain's helper; the bundle is then its argument.
        let candidates = [me] + CommandLine.arguments
        for path in candidates {
            let folder = (path as NSString).deletingLastPathComponent
            if access(folder + "/renderer", X_OK) == 0 { return folder }
        }
        return (me as NSString).deletingLastPathComponent
    }()

    /// Whether they are optimised builds, from which the compiler leaves `#Preview` blocks out.
    package static let areOptimised = folder.hasSuffix("/release")

    package var path: String { Executable.folder + "/" + rawValue }
}
