public import GroupContainer

extension HostStatus {
    /// What is wrong with the shared defaults: journals that cannot be read, and lines of them that are passed over.
    public static func damage(in group: GroupDirectory) -> [String] {
        journals(in: group).compactMap { name in
            guard let suite = FileName.decode(String(name.dropLast(suffix.count))) else { return nil }
            let path = group.path(.defaults, name)
            do {
                // Who has it open reads on, whatever has become of the file.
                try AtomicFile.check(path)
                let count = try Journal.named(suite, in: group).damagedLines()
                guard count > 0 else { return nil }
                let lines = count == 1 ? "a damaged line is" : "\(count) damaged lines are"
                return "\(path): \(lines) passed over, and what "
                    + "was set there is lost; the next change keeps a copy of the file in quarantine/"
            } catch {
                let words = "\(error)"
                return words.contains(path) ? words : "\(path) cannot be read: \(words)"
            }
        }
    }

    private static let suffix = ".jsonl"

    private static func journals(in group: GroupDirectory) -> [String] {
        let names = (try? Sys.list(group.path(.defaults))) ?? []
        return names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }.sorted()
    }

    /// Why a process that begins now could not read the shared defaults; nil: it could.
    static func refusal(in group: GroupDirectory) -> String? {
        for name in journals(in: group) {
            do { try AtomicFile.check(group.path(.defaults, name)) } catch { return "\(error)" }
        }
        return nil
    }

    /// What lies in a group that nobody can use: files where messages go that are none, and what was set aside.
    public static func strangers(in group: GroupDirectory) -> [String] {
        var remarks = Mailbox.Name.allCases.compactMap { name -> String? in
            let mailbox = Mailbox(name, in: group)
            guard let names = try? mailbox.strangers(), let first = names.first else { return nil }
            return "\(mailbox.newPath): \(count(names)) no message, such as \(first); whoever takes the next "
                + "message moves that to quarantine/"
        }
        let aside = ((try? Sys.list(group.path(.quarantine))) ?? []).filter { !$0.hasPrefix(".") }.sorted()
        if let first = aside.first {
            remarks.append(
                "\(group.path(.quarantine)): \(count(aside)) there that could not be read, such as \(first); look at what "
                    + "was set aside, then remove it")
        }
        return remarks
    }

    private static func count(_ names: [String]) -> String {
        names.count == 1 ? "a file is" : "\(names.count) files are"
    }
}
