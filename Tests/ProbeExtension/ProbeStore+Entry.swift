import Foundation
import ProbeModel
import WidgetKit

extension ProbeStore {
    /// What the widget shows now.
    static func entry() -> ProbeEntry {
        let defaults = defaults
        let page = file("page").flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "controls"
        return ProbeEntry(
            date: Date(), count: defaults.integer(forKey: "count"), isOn: defaults.bool(forKey: "flag"), page: page)
    }
}
