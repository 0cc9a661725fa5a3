import Glibc

/// What can be fuzzed. Each takes bytes and must neither trap, hang, nor break a promise that it checks itself.
enum FuzzTarget: String, CaseIterable {
    case json, journal, invocation, outcome, request, wish, manifest, timeline, home, catalog, strings, stringsdict,
        png, picture, input, trace, flushmark, budget, command, reply, http

    /// The one of this process, by the environment variable FUZZ_TARGET.
    static let named = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

    func run(_ bytes: [UInt8]) {
        switch self {
        case .json: Archives.json(bytes)
        case .journal: Journals.run(bytes)
        case .invocation: Archives.invocation(bytes)
        case .outcome: Archives.outcome(bytes)
        case .request: Archives.request(bytes)
        case .wish: Archives.wish(bytes)
        case .manifest: Archives.manifest(bytes)
        case .timeline: Archives.timeline(bytes)
        case .home: Archives.home(bytes)
        case .catalog: Translations.catalog(bytes)
        case .strings: Translations.strings(bytes)
        case .stringsdict: Translations.stringsdict(bytes)
        case .png: Pictures.png(bytes)
        case .picture: Pictures.header(bytes)
        case .input: Keys.run(bytes)
        case .trace: Traces.run(bytes)
        case .flushmark: Journals.flushMark(bytes)
        case .budget: Archives.budget(bytes)
        case .command: Archives.command(bytes)
        case .reply: Archives.reply(bytes)
        case .http: Requests.run(bytes)
        }
    }
}
