import Glibc

extension Sys {
    /// A TCP socket that listens on 127.0.0.1 and nowhere else: close-on-exec, non-blocking.
    ///
    /// socket(2), setsockopt(2) with SO_REUSEADDR (so that a port is free again at once), bind(2), listen(2).
    ///
    /// - Parameter port: 0 lets the kernel choose one, see ``localPort(of:)``.
    package static func listen(onLoopbackPort port: UInt16, backlog: Int32 = 64) throws(SystemError) -> Int32 {
        let name = "127.0.0.1:\(port)"
        let descriptor = Int32(try retrying(.socket) { Int(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)) })
        do throws(SystemError) {
            try prepare(descriptor)
            var reuse: Int32 = 1
            _ = setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
            _ = try retrying(.bind, name) {
                Int(
                    withUnsafePointer(to: &address) {
                        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                            Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                        }
                    })
            }
            _ = try retrying(.listen, name) { Int(Glibc.listen(descriptor, backlog)) }
            return descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// getsockname(2): the port that a socket is bound to.
    package static func localPort(of descriptor: Int32) throws(SystemError) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = try retrying(.getsockname) {
            Int(
                withUnsafeMutablePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
                })
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// accept(2): the next connection, close-on-exec, non-blocking and without delay (TCP_NODELAY); nil when none waits.
    package static func accept(_ listener: Int32) throws(SystemError) -> Int32? {
        let descriptor: Int32
        do throws(SystemError) {
            descriptor = Int32(try retrying(.accept) { Int(Glibc.accept(listener, nil, nil)) })
        } catch {
            // A connection that has gone meanwhile is none.
            if [EAGAIN, ECONNABORTED, EPROTO].contains(error.errno) { return nil }
            throw error
        }
        do throws(SystemError) {
            try prepare(descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        var now: Int32 = 1
        _ = setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &now, socklen_t(MemoryLayout<Int32>.size))
        return descriptor
    }

    /// recv(2) of a non-blocking socket: the number of bytes, 0 at the end, nil when nothing is there.
    package static func receive(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int? {
        do throws(SystemError) {
            return try retrying(.recv) { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
        } catch {
            if error.errno == EAGAIN { return nil }
            throw error
        }
    }

    /// send(2) on a non-blocking socket, without SIGPIPE: the number of bytes taken, nil when there is no room.
    package static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int? {
        do throws(SystemError) {
            return try retrying(.send) {
                Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
            }
        } catch {
            if error.errno == EAGAIN { return nil }
            throw error
        }
    }

    /// shutdown(2) of the sending side: the other end reads what was sent, and then the end.
    package static func endSending(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// fcntl(2): close-on-exec and non-blocking (the Glibc module carries neither SOCK_CLOEXEC's nor accept4's flags).
    private static func prepare(_ descriptor: Int32) throws(SystemError) {
        _ = try retrying(.fcntl) { Int(fcntl(descriptor, F_SETFD, FD_CLOEXEC)) }
        _ = try retrying(.fcntl) { Int(fcntl(descriptor, F_SETFL, O_NONBLOCK)) }
    }
}
