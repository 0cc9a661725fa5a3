// bin/fuzz: libFuzzer on everything that comes from another process, a file or a terminal. FUZZ_TARGET names which.
import Glibc

/// libFuzzer's own loop; it takes the program's arguments.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
    withUnsafeMutablePointer(to: &count) { count in
        withUnsafeMutablePointer(to: &arguments) { arguments in
            runDriver(count, arguments) { fuzzOne($0, $1) }
        }
    })
