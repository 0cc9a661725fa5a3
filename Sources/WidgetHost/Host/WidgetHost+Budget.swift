import GroupContainer
import JSONText

extension WidgetHost {
    /// Begins a widget's state, with the budget that an earlier renderer left and what waited for it.
    func placeForReloads(_ widget: String) {
        guard reloads.states[widget] == nil else { return }
        let rules = reloads.rules.budget
        do {
            guard let file = try BudgetFile.read(of: widget, in: group) else { return reloads.place(widget) }
            reloads.place(widget, budget: ReloadBudget(file, bootID: BootClock.bootID, rules: rules, at: now))
            heldOver[widget] = file.waiting.flatMap(ReloadMachine.Cause.init)
        } catch {
            reloads.place(widget)
            guard !isReadOnly else { return }
            let path = BudgetFile.path(of: widget, in: group)
            let status = (try? Sys.lstat(path)) ?? nil
            AtomicFile.setAside(path, in: group, reason: "\(error)", inode: status?.identity.inode)
            Trace.record(
                .log, widget: widget, reason: "its budget could not be read and begins anew: \(error)")
        }
    }

    /// Writes the budgets that were charged. Called after the frame was drawn: nobody waits for it.
    func keepBudgets() {
        let charged = reloads.takeCharged()
        guard !charged.isEmpty, !isReadOnly, lock != nil else { return }
        for widget in charged.sorted() {
            guard let state = reloads.states[widget] else { continue }
            let budget = state.budget
            var file = BudgetFile()
            file.widget = widget
            file.bootID = BootClock.bootID
            file.limit = budget.rules.limit
            file.charges = budget.charges
            if let pending = state.pending, pending.hold.isBudget { file.waiting = pending.ask.cause.rawValue }
            do {
                try AtomicFile.write(file.jsonBytes(), to: BudgetFile.path(of: widget, in: group), keeping: .remakeable)
            } catch {
                Trace.record(.failed, widget: widget, reason: "its budget could not be kept: \(error)")
            }
        }
    }

    /// Forgets the budgets of widgets that were taken from the home screen.
    func forgetBudgets(of widgets: some Sequence<String>) {
        guard !isReadOnly, lock != nil else { return }
        for widget in widgets { try? Sys.unlink(BudgetFile.path(of: widget, in: group)) }
    }
}

extension BudgetFile {
    /// Where a widget's budget is kept.
    static func path(of widget: String, in group: GroupDirectory) -> String {
        group.path(.budget, FileName.encode(widget) + ".json")
    }

    /// What an earlier renderer left of a widget's budget; nil when nothing is known.
    static func read(of widget: String, in group: GroupDirectory) throws -> BudgetFile? {
        try AtomicFile.read(path(of: widget, in: group), limit: sizeLimit).map { try BudgetFile(jsonBytes: $0) }
    }
}
