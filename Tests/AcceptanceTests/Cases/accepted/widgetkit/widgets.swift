import AppIntents
import SwiftUI
import WidgetKit

struct DayEntry: TimelineEntry {
  let date: Date
  var count = 1
}

struct DayProvider: TimelineProvider {
  func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
    completion(DayEntry(date: .now, count: context.isPreview ? 3 : 1))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    let entries = (0..<5).compactMap { hour in
      Calendar.current.date(byAdding: .hour, value: hour, to: .now).map { DayEntry(date: $0) }
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct FaceIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Face" }
  @Parameter(title: "Face", default: "smile") var face: String
}

struct FaceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }

  func snapshot(for configuration: FaceIntent, in context: Context) async -> DayEntry {
    DayEntry(date: .now, count: configuration.face.count)
  }

  func timeline(for configuration: FaceIntent, in context: Context) async -> Timeline<DayEntry> {
    Timeline(entries: [DayEntry(date: .now)], policy: .after(.now.addingTimeInterval(60)))
  }
}

struct DayView: View {
  var entry: DayProvider.Entry
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    switch family {
    case .systemSmall, .systemMedium:
      VStack {
        Text(entry.date, style: .time)
        Text("\(entry.count)").widgetAccentable(mode == .accented)
      }
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Text("\(entry.count)")
      }
    default:
      Text("Day")
    }
  }
}

struct DayWidget: Widget {
  let kind = "Day"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: DayProvider()) { entry in
      DayView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
        .widgetURL(URL(string: "days://today"))
    }
    .configurationDisplayName("Day")
    .description("What time it is.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
    .contentMarginsDisabled()
  }
}

struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Face", intent: FaceIntent.self, provider: FaceProvider()) {
      DayView(entry: $0)
    }
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    DayWidget()
    FaceWidget()
  }
}

func update() {
  WidgetCenter.shared.reloadTimelines(ofKind: "Day")
}

#Preview(as: .systemSmall) {
  DayWidget()
} timeline: {
  DayEntry(date: .now)
  DayEntry(date: .now, count: 2)
}
