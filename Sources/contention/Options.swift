/// What the command line asks for.
struct Options {
    /// How the project's store, and the JSON file, lock.
    enum Lock: String, CaseIterable { case ofd, flock, none }
    /// What a transaction survives: the end of any process, or power loss too.
    enum Durability: String, CaseIterable { case relaxed, durable }

    var processes = 8
    var seconds = 10.0
    var keys = 16
    /// Bytes.
    var valueSize = 200
    /// Microseconds that each transaction sleeps while it holds the lock.
    var hold = 0
    /// How many of the processes only read; nil: a quarter of them.
    var readers: Int?
    /// How many of the others perform taps; nil: a third, where there are renderers to send them.
    var extensions: Int?
    var durability = Durability.relaxed
    /// What --compare measures: both, unless one was asked for.
    var compared = Durability.allCases
    var lock = Lock.ofd
    var store = StoreKind.group
    /// kill -9 and restart, a second.
    var kills = 0.0
    /// SIGSTOP and, a little later, SIGCONT, a second.
    var stops = 0.0
    var isJSON = false
    var isComparison = false
    var rounds = 5
    var group: String?
    var seed: UInt64?

    /// How many of the processes only read.
    var readerCount: Int { readers ?? (isComparison ? 0 : max(processes / 4, processes >= 3 ? 1 : 0)) }

    /// How many of the processes perform taps.
    var extensionCount: Int {
        let writers = processes - readerCount
        guard store == .group, readerCount > 0, writers > 1, !isComparison else { return 0 }
        return extensions ?? max(writers / 3, 1)
    }

    /// Read from here by `bin/contention --help`, too.
    static let help = """
        usage: bin/contention [options]

        Runs real processes that change and read one shared state, and tells how they fared: transactions a second,
        how long they waited for the lock and held it, how fairly they shared it, and whether anything was lost, torn,
        stale or stuck. Apps write, extensions perform taps that renderers send, renderers read.

          --processes N        how many processes (8)
          --readers N          how many of them are renderers, which read and tap (a quarter)
          --extensions N       how many perform the taps (a third of the others; 0: nobody taps)
          --seconds S          how long (10; with --compare: each store in each round, 1)
          --keys N             own keys of each writer (16)
          --value-size BYTES   size of the value written with each transaction (200)
          --hold MICROSECONDS  sleep so long while holding the lock (0)
          --durability WORD    relaxed: survives kill -9; durable: power loss too (relaxed)
          --lock WORD          ofd: as the project locks; flock; none: to see updates get lost (ofd)
          --store WORD         group: the project's; sqlite; lmdb; json: one file, rewritten and renamed (group)
          --kill N             end a process with kill -9, N times a second, and start it again (0)
          --stop N             stop a process for some time, N times a second (0)
          --seed N             of the instants of --kill and --stop
          --group DIRECTORY    where the shared state lies (a new directory in $TMPDIR, removed afterwards)
          --json               the figures as JSON; progress goes to standard error

          --compare            the same work on the project's store, SQLite, LMDB and a JSON file, turn about in
                               one run, and the ratios; what is not installed is left out. Both durabilities, unless
                               one is asked for; with --readers also how long reads took meanwhile
          --rounds N           how many turns, of which the median is told (5)

        Ctrl-C ends a run early; what was measured until then is told all the same.

        Exit code: 0; 1 when an update was lost, a read torn or stale, or a process stuck (but for --lock none);
        64 for a wrong option.
        """
}

/// A command line that cannot be followed.
struct UsageError: Error {
    let text: String
}

extension Options {
    /// Reads the arguments behind the program's name.
    ///
    /// - Throws: ``UsageError``.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        var hasSeconds = false
        while let name = rest.popFirst() {
            func value() throws -> String {
                guard let value = rest.popFirst() else { throw UsageError(text: "\(name) needs a value") }
                return value
            }
            func number(_ range: ClosedRange<Int>) throws -> Int {
                let text = try value()
                guard let number = Int(text), range.contains(number) else {
                    throw UsageError(
                        text:
                            "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”"
                    )
                }
                return number
            }
            func decimal(_ range: ClosedRange<Double>) throws -> Double {
                let text = try value()
                let bare = text.hasSuffix("/s") ? String(text.dropLast(2)) : text
                guard let number = Double(bare), range.contains(number) else {
                    throw UsageError(
                        text: "\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not “\(text)”")
                }
                return number
            }
            func word<T: RawRepresentable & CaseIterable>(_ type: T.Type) throws -> T where T.RawValue == String {
                let text = try value()
                guard let found = T(rawValue: text) else {
                    let known = T.allCases.map(\.rawValue).joined(separator: ", ")
                    throw UsageError(text: "\(name) takes one of \(known), not “\(text)”")
                }
                return found
            }
            switch name {
            case "--processes": processes = try number(1...256)
            case "--readers": readers = try number(0...256)
            case "--extensions": extensions = try number(0...256)
            case "--seconds":
                seconds = try decimal(0.1...86400)
                hasSeconds = true
            case "--keys": keys = try number(1...100_000)
            case "--value-size": valueSize = try number(16...1_000_000)
            case "--hold": hold = try number(0...1_000_000)
            case "--durability":
                durability = try word(Durability.self)
                compared = [durability]
            case "--lock": lock = try word(Lock.self)
            case "--store": store = try word(StoreKind.self)
            case "--kill": kills = try decimal(0...1000)
            case "--stop": stops = try decimal(0...1000)
            case "--seed": seed = UInt64(try number(0...Int.max))
            case "--rounds": rounds = try number(1...1000)
            case "--json": isJSON = true
            case "--compare": isComparison = true
            case "--group":
                let path = try value()
                guard path.hasPrefix("/") else {
                    throw UsageError(text: "--group takes an absolute path, not “\(path)”")
                }
                group = path
            default: throw UsageError(text: "unknown option “\(name)”; --help lists them")
            }
        }
        if isComparison {
            if !hasSeconds { seconds = 1 }
            if processes == 8, !arguments.contains("--processes") { processes = 4 }
        }
        if readerCount > processes || (readerCount == processes && !isComparison) {
            throw UsageError(
                text: "--readers \(readerCount) leaves no writer among \(processes) processes; give more --processes")
        }
        if let extensions, extensions > processes - readerCount {
            throw UsageError(
                text: "--extensions \(extensions) is more than the \(processes - readerCount) processes that write")
        }
        if store != .group && lock != .ofd && !(store == .json) {
            throw UsageError(text: "--lock has no meaning for --store \(store.rawValue), which locks by itself")
        }
    }

    /// The options a worker needs, as arguments.
    var forWorkers: [String] {
        [
            "--processes", "\(processes)", "--readers", "\(readerCount)", "--extensions", "\(extensionCount)",
            "--seconds", "\(seconds)", "--keys",
            "\(keys)",
            "--value-size", "\(valueSize)", "--hold", "\(hold)", "--durability", durability.rawValue, "--lock",
            lock.rawValue, "--store", store.rawValue,
        ]
    }
}
