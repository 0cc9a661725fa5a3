import GroupContainer
import WidgetArchive

/// An extension process as its manifest and its alive file show it.
public struct Performer: Hashable, Sendable {
    /// Its claimant name.
    public var instance = ""
    /// Its process, as the manifest says; 0 while there is no manifest.
    public var pid: Int32 = 0
    /// What it offers; nil while there is no manifest.
    public var manifest: Manifest?
    /// Whether its lock is held: the only truth about its life.
    public var isAlive = false
}

/// The extension processes of a group: those alive, and the manifest seen last.
struct PerformerList {
    /// The largest manifest that is read: 4 MiB.
    static let manifestLimit = 4 << 20

    /// What changed in a look at the directory.
    struct Changes {
        var appeared: [Performer] = []
        var died: [Performer] = []
        /// Whether what is offered has changed.
        var offersChanged = false
        /// Manifests that could not be read, in words.
        var remarks: [String] = []
    }

    private(set) var performers: [String: Performer] = [:]
    /// What the extensions offer together: of each executable the build seen last, of two with one kind the first.
    private(set) var offers: Manifest?
    /// The manifests that ``offers`` is made of, in order.
    private(set) var manifests: [Manifest] = []
    /// The executables of the home screen, in order, as their manifests call them.
    private var executables: [String] = []

    /// The manifest of the extension that has a kind.
    func manifest(ofKind kind: String) -> Manifest? {
        manifests.first { $0.widgets.contains { $0.kind == kind } }
    }
    /// The files read, so that each is read once.
    private var identities: [String: FileStatus] = [:]

    /// The living extensions. What lives without a manifest is one that is only starting, or the app.
    var alive: [Performer] { living.filter { $0.manifest != nil } }
    /// All that show a sign of life, the app among them.
    var living: [Performer] { performers.values.filter(\.isAlive).sorted { $0.instance < $1.instance } }

    /// Looks at the directory.
    ///
    /// - Parameter executables: those of the home screen; what they offered counts when they do not run, too.
    mutating func look(in group: GroupDirectory, executables: [String] = []) throws -> Changes {
        self.executables = executables.map(Sys.realpath)
        var changes = Changes()
        let names = try Sys.list(group.path(.extensions))
        let instances = Set(names.compactMap { Self.instance(of: $0, suffix: ".alive") })
        for name in names.sorted() {
            guard let instance = Self.instance(of: name, suffix: ".json") else { continue }
            readManifest(instance, at: group.path(.extensions, name), &changes)
        }
        for instance in instances.union(performers.keys).sorted() {
            let lives = (try? AliveFile.isAlive(instance, in: group)) ?? false
            let lived = performers[instance]?.isAlive ?? false
            let known = performers[instance]
            if lives {
                performers[instance, default: Performer(instance: instance)].isAlive = true
                // An instance counts from its manifest on: it is written after the lock is taken.
                if let performer = performers[instance], performer.manifest != nil,
                    !lived || known?.manifest == nil || !announced.contains(instance)
                {
                    announced.insert(instance)
                    changes.appeared.append(performer)
                }
            } else if var performer = known {
                performer.isAlive = false
                if lived { changes.died.append(performer) }
                announced.remove(instance)
                performers[instance] = performer.manifest == nil ? nil : performer
            }
        }
        choose(&changes)
        return changes
    }

    private var announced: Set<String> = []

    private mutating func readManifest(_ instance: String, at path: String, _ changes: inout Changes) {
        guard let status = try? Sys.lstat(path), identities[instance] != status else { return }
        identities[instance] = status
        do {
            guard let bytes = try AtomicFile.read(path, limit: Self.manifestLimit) else { return }
            let manifest = try Manifest(jsonBytes: bytes)
            guard manifest.instance == instance else {
                changes.remarks.append(
                    "\(path): the manifest of another instance (“\(manifest.instance)”); passed over")
                return
            }
            performers[instance, default: Performer(instance: instance)].manifest = manifest
            performers[instance]?.pid = Int32(truncatingIfNeeded: manifest.pid)
        } catch {
            changes.remarks.append("\(path): \(error); passed over")
        }
    }

    /// Of each executable the newest of the living counts, else the newest at all; what another boot said is always
    /// older. Those that do not live count when they are the home screen's, or when there are no others.
    private mutating func choose(_ changes: inout Changes) {
        func rank(_ performer: Performer) -> (Int, Int, Int64) {
            let manifest = performer.manifest ?? Manifest()
            return (performer.isAlive ? 1 : 0, manifest.bootID == BootClock.bootID ? 1 : 0, manifest.readyAt)
        }
        let known = performers.values.filter { $0.manifest != nil }
        let newest = Dictionary(grouping: known) { $0.manifest?.executable ?? "" }
            .compactMap { $0.value.max { rank($0) < rank($1) } }
        var counted = newest.filter { $0.isAlive || executables.contains($0.manifest?.executable ?? "") }
        if counted.isEmpty { counted = newest.max { rank($0) < rank($1) }.map { [$0] } ?? [] }
        func place(_ performer: Performer) -> Int {
            executables.firstIndex(of: performer.manifest?.executable ?? "") ?? executables.count
        }
        counted.sort { (place($0), $1.manifest?.readyAt ?? 0) < (place($1), $0.manifest?.readyAt ?? 0) }
        let chosen = counted.compactMap(\.manifest)
        guard let first = chosen.first else { return }
        var merged = first
        for manifest in chosen.dropFirst() {
            merged.widgets += manifest.widgets.filter { new in !merged.widgets.contains { $0.kind == new.kind } }
        }
        changes.offersChanged = offers?.widgets != merged.widgets || manifests.map(\.build) != chosen.map(\.build)
        (offers, manifests) = (merged, chosen)
    }

    /// Removes what dead processes left, except the manifest that says what is offered.
    mutating func clear(in group: GroupDirectory) {
        for performer in performers.values
        where !performer.isAlive && !manifests.contains(where: { $0.instance == performer.instance }) {
            try? Sys.unlink(group.path(.extensions, FileName.encode(performer.instance) + ".json"))
            performers[performer.instance] = nil
            identities[performer.instance] = nil
        }
        for instance in (try? AliveFile.instances(in: group)) ?? [] {
            _ = try? AliveFile.removeIfDead(instance, in: group)
        }
    }

    /// Forgets everything: the group directory is another one.
    mutating func forget() { self = PerformerList() }

    private static func instance(of name: String, suffix: String) -> String? {
        guard name.hasSuffix(suffix), !name.hasPrefix(".") else { return nil }
        return FileName.decode(String(name.dropLast(suffix.count)))
    }
}
