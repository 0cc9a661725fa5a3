import AppIntents
import SwiftUI
import WidgetKit

/// Every kind of motion there is, a row each: a tap goes one step on.
struct MotionWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Motion", provider: Provider()) { entry in
            MotionPage(step: entry.step).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Motion")
        .supportedFamilies([.systemLarge])
    }

    struct Entry: TimelineEntry {
        let date = Date(timeIntervalSince1970: 1_772_358_060)
        let step: Int
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(step: 0) }
        func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
            completion(Entry(step: MotionSteps.current))
        }
        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [Entry(step: MotionSteps.current)], policy: .never))
        }
    }
}

/// How many steps were made.
enum MotionSteps {
    static var current: Int { store?.integer(forKey: "step") ?? 0 }
    static var store: UserDefaults? { UserDefaults(suiteName: "group.swift-widgets") }
}

struct NextStepIntent: AppIntent {
    static let title: LocalizedStringResource = "Next step"
    func perform() async throws -> some IntentResult {
        MotionSteps.store?.set(MotionSteps.current + 1, forKey: "step")
        return .result()
    }
}

private struct MotionPage: View {
    let step: Int

    private var isOdd: Bool { step % 2 == 1 }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Button("Next", intent: NextStepIntent())
            HStack {
                Text("rolls \(step * 7 + 10)").contentTransition(.numericText())
                Text("down \(50 - step)").contentTransition(.numericText(countsDown: true))
                Text("value \(90 - step)").contentTransition(.numericText(value: Double(90 - step)))
            }
            HStack {
                Text(isOdd ? "fades to" : "fades from").contentTransition(.opacity)
                Text(isOdd ? "jumps to" : "jumps from").contentTransition(.identity)
                Text("tints").foregroundStyle(isOdd ? .red : .blue).contentTransition(.interpolate)
            }
            HStack {
                Image(systemName: isOdd ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
                    .accessibilityLabel("replaced")
                Image(systemName: isOdd ? "sun.max.fill" : "moon.fill")
                    .contentTransition(.symbolEffect(.automatic)).accessibilityLabel("automatic")
                Circle().fill(isOdd ? .green : .orange).frame(width: isOdd ? 30 : 14, height: 14)
            }
            curves
            transitions
        }
        .font(.caption)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    /// What stands elsewhere after each step, each by a curve of its own.
    private var curves: some View {
        VStack(alignment: .leading, spacing: 4) {
            moving("linear").animation(.linear(duration: 0.4), value: step)
            moving("easeIn").animation(.easeIn(duration: 0.5), value: step)
            moving("bouncy").animation(.bouncy, value: step)
            moving("late").animation(.easeOut(duration: 9).delay(0.5), value: step)
            moving("unwatched").animation(.linear(duration: 0.4), value: "always the same")
            moving("still").animation(nil, value: step)
        }
    }

    private func moving(_ name: String) -> some View {
        Text(name).padding(.leading, isOdd ? 60 : 0)
    }

    /// What is there after every second step.
    private var transitions: some View {
        HStack(spacing: 4) {
            if isOdd {
                Text("opacity").transition(.opacity)
                Text("scale").transition(.scale(scale: 0.5))
                Text("move").transition(.move(edge: .top))
                Text("push").transition(.push(from: .leading))
                Text("slide").transition(.slide)
                Text("apart").transition(.asymmetric(insertion: .offset(x: 9), removal: .identity))
                Text("own").transition(.opacity.animation(.linear(duration: 0.7)))
            }
        }
        .frame(height: 16)
    }
}
