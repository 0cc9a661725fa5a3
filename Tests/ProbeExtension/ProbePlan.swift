import Foundation
import ProbeModel
import WidgetKit

/// What the probe's provider does, as the file `plan` in the group's folder says it: parts separated by `;`.
///
/// `entries -7200 -3600 3600` (seconds from now), `count 86400 from -3600 step 1`, `policy atEnd`, `policy never`,
/// `policy after -600`, and `mode` with `twice`, `threads`, `silent`, `forgets` (lets go of its handler), `blocks`,
/// `crash`, `dies` or `numbered`.
struct ProbePlan {
    private var offsets: [Double] = []
    private var policy = TimelineReloadPolicy.never
    private var mode = ""

    /// The plan; nil when there is none.
    static func read(now: Date) -> ProbePlan? {
        guard let path = ProbeStore.file("plan"), let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            return nil
        }
        var plan = ProbePlan()
        for part in text.split(separator: ";") {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
            switch words.first {
            case "entries": plan.offsets = words.dropFirst().compactMap(Double.init)
            case "count":
                let (count, from, step) = (Int(words[1]) ?? 0, Double(words[3]) ?? 0, Double(words[5]) ?? 1)
                plan.offsets = (0..<count).map { from + Double($0) * step }
            case "policy":
                switch words[1] {
                case "atEnd": plan.policy = .atEnd
                case "after": plan.policy = .after(now.addingTimeInterval(Double(words[2]) ?? 0))
                default: plan.policy = .never
                }
            case "mode": plan.mode = words[1]
            default: break
            }
        }
        return plan
    }

    /// Answers as the plan says.
    func answer(now: Date, _ completion: @escaping (Timeline<ProbeEntry>) -> Void) {
        let entries = offsets.enumerated().map { index, offset in
            var entry = ProbeEntry(date: now.addingTimeInterval(offset), count: 0, isOn: false, page: "plan")
            entry.words = "entry \(index)"
            return entry
        }
        let timeline = Timeline(entries: entries, policy: policy)
        switch mode {
        case "silent": ProbePlan.kept.append(completion)
        case "threads":
            // All at once, from everywhere.
            nonisolated(unsafe) let answer = completion
            for _ in 0..<8 { Thread.detachNewThread { answer(timeline) } }
        case "forgets": break
        case "blocks": while true { pause() }
        case "dies":
            completion(timeline)
            Thread.detachNewThread { exit(4) }
        case "crash": fatalError("the provider crashed on purpose")
        case "twice":
            completion(timeline)
            completion(Timeline(entries: [], policy: .never))
        case "numbered": numbered(completion)
        default: completion(timeline)
        }
    }

    /// cases.md a3: odd calls take their time, every third fails, and each shows its number.
    private func numbered(_ completion: @escaping (Timeline<ProbeEntry>) -> Void) {
        let number = (try? ProbeStore.next("calls")) ?? 0
        ProbeStore.performed("provided \(number)")
        var entry = ProbeStore.entry()
        entry.words = "call \(number)"
        let timeline = Timeline(entries: number % 3 == 0 ? [] : [entry], policy: .never)
        nonisolated(unsafe) let answer = completion
        guard number % 2 == 1 else { return answer(timeline) }
        Task {
            try? await Task.sleep(for: .milliseconds(30))
            answer(timeline)
        }
    }

    /// Handlers that are never called; letting go of one would end the wait.
    nonisolated(unsafe) private static var kept: [Any] = []
}
