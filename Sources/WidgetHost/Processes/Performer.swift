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
    /// What the build seen last offers.
    private(set) var offers: Manifest?
    /// The files read, so that each is read once.
    private var identities: [String: FileStatus] = [:]

    /// The living ones.
    var alive: [Performer] { performers.values.filter(\.isAlive).sorted { $0.instance < $1.instance } }

    /// Looks at the directory.
    mutating func look(in group: GroupDirectory) throws -> Changes {
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

    /// The newest of the living counts, else the newest at all; what another boot said is always older.
    private mutating func choose(_ changes: inout Changes) {
        func rank(_ performer: Performer) -> (Int, Int, Int64) {
            let manifest = performer.manifest ?? Manifest()
            return (performer.isAlive ? 1 : 0, manifest.bootID == BootClock.bootID ? 1 : 0, manifest.readyAt)
        }
        let best = performers.values.filter { $0.manifest != nil }.max { rank($0) < rank($1) }?.manifest
        guard let best else { return }
        changes.offersChanged = offers?.widgets != best.widgets || offers?.build != best.build
        offers = best
    }

    /// Removes what dead processes left, except the manifest that says what is offered.
    mutating func clear(in group: GroupDirectory) {
        for performer in performers.values where !performer.isAlive && performer.instance != offers?.instance {
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
