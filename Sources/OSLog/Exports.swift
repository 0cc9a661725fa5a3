// `import OSLog` gives what `import os` does: Logger, OSLog, OSLogType, os_log.
@_exported import os
