import Testing
import os.log

struct SubmoduleTests {
    @Test("A file that imports os.log sees loggers")
    func submodule() {
        let logger = Logger(subsystem: "test", category: "submodule")
        logger.debug("seen")
        os_log("seen")
    }
}
