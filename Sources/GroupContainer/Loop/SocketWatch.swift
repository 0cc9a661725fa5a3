import Dispatch
import Glibc

/// A connection whose handlers are called whenever it can be read, and whenever it can be written, as long as each is
/// wanted; reading is wanted from the beginning.
///
/// The process's ``EventLoop`` watches it where there is one, else Dispatch sources on the main queue do, for the reasons
/// that ``ReadWatch`` gives.
@MainActor
package final class SocketWatch {
    private let descriptor: Int32
    private let writable: @MainActor () -> Void
    private let readable: @MainActor () -> Void
    private var hasEnded = false
    /// Whether the connection is watched for what can be read.
    package var isReading = true { didSet { if isReading != oldValue && !hasEnded { reading(isReading) } } }
    /// Whether the connection is watched for room to write.
    package var isWriting = false { didSet { if isWriting != oldValue && !hasEnded { writing(isWriting) } } }

    private let loop = EventLoop.current
    private var readNumber: Int?
    private var writeNumber: Int?

    private var readSource: (any DispatchSourceRead)?
    private var writeSource: (any DispatchSourceWrite)?
    /// How many Dispatch sources have not let go of the descriptor.
    private var sources = 0

    /// Watches a descriptor, which belongs to the watch from now on.
    package init(
        _ descriptor: Int32, readable: @escaping @MainActor () -> Void, writable: @escaping @MainActor () -> Void
    ) {
        (self.descriptor, self.readable, self.writable) = (descriptor, readable, writable)
        if loop == nil {
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { readable() } }
            source.setCancelHandler { MainActor.assumeIsolated { self.sourceEnded() } }
            sources += 1
            source.resume()
            readSource = source
        } else {
            reading(true)
        }
    }

    /// Ends the watch and closes the descriptor.
    package func end() {
        guard !hasEnded else { return }
        // A source that is suspended cannot be cancelled.
        if loop == nil { isReading = true } else { isReading = false }
        isWriting = false
        hasEnded = true
        readSource?.cancel()
        if loop != nil { Sys.close(descriptor) }
    }

    private func reading(_ isWanted: Bool) {
        if let loop {
            if let readNumber { loop.remove(readNumber) }
            readNumber = isWanted ? loop.add(descriptor, events: Int16(POLLIN), readable) : nil
        } else if isWanted {
            readSource?.resume()
        } else {
            readSource?.suspend()
        }
    }

    private func writing(_ isWanted: Bool) {
        if let loop {
            if let writeNumber { loop.remove(writeNumber) }
            writeNumber = isWanted ? loop.add(descriptor, events: Int16(POLLOUT), writable) : nil
        } else if isWanted {
            let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
            source.setEventHandler { [writable] in MainActor.assumeIsolated { writable() } }
            source.setCancelHandler { MainActor.assumeIsolated { self.sourceEnded() } }
            sources += 1
            source.resume()
            writeSource = source
        } else {
            writeSource?.cancel()
            writeSource = nil
        }
    }

    /// Not before the last source has let go of the descriptor, another file may get its number.
    private func sourceEnded() {
        sources -= 1
        if sources == 0 && hasEnded { Sys.close(descriptor) }
    }
}
