import ActivityKit
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }

  var driver: String
}

struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      HStack {
        Text(context.attributes.driver)
        Text("\(context.state.minutes) min")
      }
      .activityBackgroundTint(.cyan)
      .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "car")
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.minutes)")
        }
        DynamicIslandExpandedRegion(.bottom, priority: 1) {
          Text(context.attributes.driver)
          if context.isStale { Text("Late") }
        }
      } compactLeading: {
        Image(systemName: "car")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("\(context.state.minutes)")
      }
      .widgetURL(URL(string: "rides://current"))
      .keylineTint(.red)
    }
  }
}

@MainActor
final class Rides {
  private var activity: Activity<RideAttributes>?

  func start() throws {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    activity = try Activity.request(
      attributes: RideAttributes(driver: "Ada"),
      content: .init(state: .init(minutes: 5), staleDate: nil), pushType: nil)
  }

  func update(minutes: Int) async {
    let content = ActivityContent(
      state: RideAttributes.ContentState(minutes: minutes), staleDate: .now)
    await activity?.update(content)
  }

  func end() async {
    await activity?.end(nil, dismissalPolicy: .immediate)
    for activity in Activity<RideAttributes>.activities { await activity.end(nil) }
  }
}

#Preview("Lock screen", as: .content, using: RideAttributes(driver: "Ada")) {
  RideWidget()
} contentStates: {
  RideAttributes.ContentState(minutes: 5)
  RideAttributes.ContentState(minutes: 2)
}
