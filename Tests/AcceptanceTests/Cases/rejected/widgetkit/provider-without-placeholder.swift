import SwiftUI
import WidgetKit

struct DayEntry: TimelineEntry {
  let date: Date
}

struct DayProvider: TimelineProvider {  // error: type 'DayProvider' does not conform to protocol 'TimelineProvider'
  func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
    completion(DayEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
    completion(Timeline(entries: [], policy: .never))
  }
}
