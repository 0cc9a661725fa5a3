import ActivityKit
import SwiftUI
import Testing
import WidgetArchive

@testable import WidgetKit

private struct Trip: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stop: Int }
    var name: String
}

private struct TripActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Trip.self) { context in
            Text("\(context.attributes.name): \(context.state.stop)")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
                if context.isStale { DynamicIslandExpandedRegion(.bottom, priority: 1) { Text("?") } }
            } compactLeading: {
                Text("a")
            } compactTrailing: {
                Text("b")
            } minimal: {
                Text("c")
            }
            .keylineTint(.red)
        }
        .supplementalActivityFamilies([.small])
    }
}

#Preview("On the lock screen", as: .content, using: Trip(name: "Line 1")) {
    TripActivity()
} contentStates: {
    Trip.ContentState(stop: 3)
    Trip.ContentState(stop: 4)
}

#Preview("Around the camera", as: .dynamicIsland(.compact), using: Trip(name: "Line 1")) {
    TripActivity()
} contentStates: {
    Trip.ContentState(stop: 3)
}

#Preview("Wide", as: .dynamicIsland(.expanded), using: Trip(name: "Line 1")) {
    TripActivity()
} contentStates: {
    Trip.ContentState(stop: 3)
}

@MainActor
struct LiveActivityTests {
    @Test("Previews show a Live Activity's views, one after the other")
    func previews() async throws {
        let previews = await PreviewMaker(request: PreviewRequest()).catalog().previews
            .filter { $0.file.hasSuffix("/LiveActivityTests.swift") }
        #expect(previews.compactMap(\.failure).isEmpty)
        #expect(previews.map(\.name) == ["On the lock screen", "Around the camera", "Wide"])
        let shown = previews.map { preview in preview.looks.flatMap { $0.entries.map(\.view.words) } }
        #expect(shown.map(\.count) == [2, 1, 1])
        #expect(shown[0][0].contains("Line 1: 3") && shown[0][1].contains("Line 1: 4"))
        #expect(shown[1][0].contains("\"a\"") && shown[1][0].contains("\"b\"") && !shown[1][0].contains("\"c\""))
        #expect(shown[2][0].contains("Line 1"))
    }

    @Test("A Live Activity compiles and offers no widget")
    func configuration() { #expect(TripActivity().body._definitions().isEmpty) }

    @Test("Starting one fails as on a device without them")
    func request() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Trip>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.unsupported) {
            _ = try Activity.request(
                attributes: Trip(name: "a"), content: ActivityContent(state: Trip.ContentState(stop: 1), staleDate: nil)
            )
        }
    }

    @Test("Updates end after what they begin with")
    func updates() async {
        var seen: [Bool] = []
        for await isEnabled in ActivityAuthorizationInfo().activityEnablementUpdates { seen.append(isEnabled) }
        #expect(seen == [false])
    }
}
