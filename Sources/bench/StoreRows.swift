import Foundation
import GroupContainer
import ProcessSupport

/// What the shared state costs, and what a shell makes of the same job.
@MainActor
func addStoreRows(to report: inout Report) async throws {
    let group = try TestGroup()
    let directory = try GroupDirectory(opening: group.path)
    if ShellPeer.isPossible {
        say("the same tap by inotifywait, flock and jq …")
        let shell = try await ShellPeer(folder: group.folder + "/shell").measure(rounds: 40)
        report.add("inotifywait + flock + jq: tap → frame, median", microseconds(shell.median))
        report.figure("shell.median.us", shell.median)
    }
    say("the store beside SQLite and LMDB …")
    try await StoreComparison.add(to: &report, rounds: 5)
    say("growth and catching up …")
    try StoreGrowth(group: directory).add(to: &report)
    try await WatchBurst(group: directory).add(to: &report)
}
