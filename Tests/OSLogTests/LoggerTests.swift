import OSLog
import Synchronization
import Testing

@Suite("Logs")
struct LoggerTests {
    private final class Lines: Sendable {
        let lines = Mutex<[String]>([])
    }
    private func lines(_ body: () -> Void) -> [String] {
        let lines = Lines()
        LogOutput.$listener.withValue({ line in lines.lines.withLock { $0.append(line) } }, operation: body)
        return lines.lines.withLock { $0 }
    }

    @Test("A line names its part, its level and its values")
    func line() {
        let logger = Logger(subsystem: "app", category: "sync")
        #expect(
            lines { logger.error("failed \(3) times for \("Ann")") } == ["[app:sync] error: failed 3 times for Ann"])
        #expect(lines { Logger().info("plain") } == ["info: plain"])
        #expect(lines { Logger(.default).notice("a\nb") } == ["default: a ⏎ b"])
    }

    @Test("A private value is hidden, equal ones by the same mask")
    func privacy() {
        let secret = "s3cret"
        let all = lines {
            Logger().log("\(secret, privacy: .private) \(secret, privacy: .public) \(7, privacy: .sensitive)")
            Logger().log("\(secret, privacy: .private(mask: .hash))")
            Logger().log("\(secret, privacy: .private(mask: .hash))")
        }
        #expect(all[0] == "default: <private> s3cret <private>")
        #expect(all[1] == all[2])
        #expect(!all[1].contains(secret))
    }

    @Test("Numbers follow their formats, and columns line up")
    func formats() {
        let all = lines {
            Logger().log(
                "\(255, format: .hex(includePrefix: true, uppercase: true)) \(1.5, format: .fixed(precision: 2))")
            Logger().log("|\("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))|\(true)|\([1, 2])|")
        }
        #expect(all == ["default: 0xFF 1.50", "default: |  ab|ab  |true|[1, 2]|"])
    }

    @Test("os_log reads printf formats and hides private values")
    func printf() {
        let log = OSLog(subsystem: "a", category: "b")
        let all = lines {
            os_log("%{public}d of %.1f %{private}x 100%%", log: log, type: .debug, 3, 2.25, 9)
            os_log("missing %d", type: .error)
            os_log("off", log: .disabled)
        }
        #expect(all == ["[a:b] debug: 3 of 2.2 <private> 100%", "error: missing "])
    }

    @Test("A lock guards its state")
    func lock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<500 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 4000)
    }
}
