import Dispatch
import Glibc
import GroupContainer

/// Pipes and connections that hang up, one after the other, each while it is watched and by another thread.
@MainActor
final class HangUps {
    private var left: Int
    private var pipe: ReadWatch?
    private var connection: SocketWatch?

    init(_ count: Int) { left = count }

    func next() {
        if left == 0 {
            say("survived")
            exit(0)
        }
        left -= 1
        var ends: [Int32] = [-1, -1]
        if left.isMultiple(of: 2) {
            guard Glibc.pipe(&ends) == 0 else { exit(1) }
            pipe = ReadWatch(ends[0]) { [self] in
                pipe?.end()
                next()
            }
        } else {
            guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { exit(1) }
            connection = SocketWatch(ends[0], readable: { [self] in connectionEnded() }, writable: {})
            connection?.isWriting = true
        }
        let other = ends[1]
        DispatchQueue.global().async { close(other) }
    }

    private func connectionEnded() {
        connection?.end()
        next()
    }
}
