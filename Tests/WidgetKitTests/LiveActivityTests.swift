import ActivityKit
import Testing
import WidgetKit

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

@MainActor
struct LiveActivityTests {
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
