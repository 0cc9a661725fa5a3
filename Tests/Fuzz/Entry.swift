import Glibc
import GroupContainer

/// What libFuzzer calls first: without a target the names of all are said instead.
@_cdecl("LLVMFuzzerInitialize")
public func fuzzInitialize(_ count: UnsafeMutablePointer<Int32>?, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
    GroupLog.setHandler { _ in }
    if FuzzTarget.named == nil {
        print(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))
        exit(0)
    }
    return 0
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ length: Int) -> Int32 {
    FuzzTarget.named?.run(Array(UnsafeBufferPointer(start: start, count: length)))
    return 0
}
