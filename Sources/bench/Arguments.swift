import Glibc

/// What the command line asks for.
struct Arguments {
    enum Form { case table, json, markdown }

    var sections = Section.allCases
    var repetitions = 5
    /// Taps, and floor round trips, in each repetition.
    var rounds = 100
    /// Seconds; 0: idle processes are left out.
    var idle = 60
    var form = Form.table
    var isCheck = false
    var isHelp = false

    /// Read from here by `bin/bench --help`, too.
    static let help = """
        usage: bin/bench [--only SECTION,…] [--repeat N] [--rounds N] [--idle SECONDS] [--json | --markdown]
               bin/bench --check

        The bare mechanism, the product and its peers side by side in one run: medians of several repetitions, from
        the least to the most, ratios first, and whether the goal is met.

          --only SECTION,…   some of the sections below (all)
          --repeat N         how often each is measured, turn about (5)
          --rounds N         taps, and floor round trips, in each repetition (100)
          --idle SECONDS     how long idle processes are watched, once (60)
          --json             the figures alone: median, least and most of each
          --markdown         the table for a document
          --check            only write every kind of archive and read it back, and say whether it is the same

        Sections:
          taps       a tap to its frame, against the bare rename and inotify there and back
          shell      the same tap by inotifywait, flock and jq
          archives   timelines written and read, views laid out and drawn, and how that grows
          pictures   pictures as SVG
          page       a tap on the live page
          crowd      a tap beside 199 other widgets
          start      the extension's start to its first timeline
          idle       wake-ups and memory while nothing happens
          stores     the shared state beside SQLite, LMDB and a JSON file, four writers
          readers    reading while nobody writes, and while others write
          growth     transactions and reads as the state grows, and catching up
          burst      thousands of files arriving at once

        Exit code: 0; 1 when something could not be measured; 64 for a wrong option.
        """

    /// Reads the arguments behind the program's name.
    ///
    /// - Throws: ``UsageError``.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            switch name {
            case "--help", "-h": isHelp = true
            case "--check": isCheck = true
            case "--json": form = .json
            case "--markdown": form = .markdown
            case "--repeat": repetitions = try Self.number(&rest, name, 1...1000)
            case "--rounds": rounds = try Self.number(&rest, name, 1...100_000)
            case "--idle": idle = try Self.number(&rest, name, 0...86400)
            case "--only":
                guard let names = rest.popFirst() else { throw UsageError(text: "\(name) needs a section's name") }
                sections = []
                for name in names.split(separator: ",") {
                    guard let section = Section(rawValue: String(name)) else {
                        let known = Section.allCases.map(\.rawValue).joined(separator: ", ")
                        throw UsageError(text: "there is no section “\(name)”; there are \(known)")
                    }
                    sections.append(section)
                }
            default: throw UsageError(text: "unknown option “\(name)”; --help lists them")
            }
        }
    }

    private static func number(
        _ rest: inout ArraySlice<String>, _ name: String, _ range: ClosedRange<Int>
    ) throws(UsageError) -> Int {
        let text = rest.popFirst() ?? ""
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                text: "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”")
        }
        return number
    }
}

/// A command line that cannot be followed.
struct UsageError: Error {
    let text: String
}
