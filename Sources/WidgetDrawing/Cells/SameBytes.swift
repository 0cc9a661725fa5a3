import Glibc

/// Whether two stretches of memory of one length hold the same.
@inline(__always)
func sameBytes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    guard let a = left.baseAddress, let b = right.baseAddress, a != b else { return true }
    return memcmp(a, b, left.count) == 0
}
