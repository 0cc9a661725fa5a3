package import GroupContainer

/// Puts wishes for a reload where they belong.
package enum ReloadWishes {
    /// The name that stands for all kinds; kinds are percent-encoded, so none can be called so.
    package static let allKinds = "@all"

    static func ask(_ ask: ReloadAsk) {
        if case .kind(let kind) = ask, ReloadCollector.providing == kind {
            Trace.record(
                .skipped, kind: kind, reason: "the provider of \(kind) asked for its own reload while it made a timeline")
            return
        }
        if case .kind(let kind) = ask { Trace.record(.reloadAsked, kind: kind) } else { Trace.record(.reloadAsked) }
        if ReloadCollector.current?.take(ask) == true { return }
        do {
            try write(ask, in: .current)
        } catch {
            // Apple's method does not throw either; the trace and the log say what was lost.
            let reason = "the wish to reload was lost: \(error)"
            Trace.record(.failed, reason: reason)
        }
    }

    /// Writes a wish; wishes of one kind are one file.
    package static func write(_ ask: ReloadAsk, in group: GroupDirectory) throws {
        let name =
            switch ask {
            case .kind(let kind): FileName.encode(kind)
            case .all: allKinds
            }
        try AtomicFile.write([], to: group.path(.reloads, name))
    }
}
