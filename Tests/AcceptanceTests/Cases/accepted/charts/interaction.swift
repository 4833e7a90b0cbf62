import Charts
import SwiftUI

struct Hour: Identifiable {
  let id: Int
  let date: Date
  let steps: Int
}

struct Interaction: View {
  let hours: [Hour]
  @State private var selected: Date?
  @State private var range: ClosedRange<Date>?
  @State private var angle: Int?
  @State private var position = Date.now

  @ChartContentBuilder private func marker(_ date: Date) -> some ChartContent {
    RuleMark(x: .value("Selected", date))
      .annotation(position: .top) { Text(date, style: .time) }
  }

  var body: some View {
    Chart {
      ForEach(hours) { hour in
        BarMark(x: .value("Hour", hour.date, unit: .hour), y: .value("Steps", hour.steps))
      }
      if let selected { marker(selected) }
    }
    .chartXSelection(value: $selected)
    .chartXSelection(range: $range)
    .chartAngleSelection(value: $angle)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24)
    .chartScrollPosition(x: $position)
    .chartScrollTargetBehavior(
      .valueAligned(
        matching: DateComponents(minute: 0),
        majorAlignment: .matching(DateComponents(hour: 0)))
    )
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture()
              .onChanged { value in
                guard let frame = proxy.plotFrame else { return }
                let x = value.location.x - geometry[frame].origin.x
                selected = proxy.value(atX: x)
                if let (date, steps) = proxy.value(at: value.location, as: (Date, Int).self) {
                  print(date, steps)
                }
              }
              .onEnded { _ in selected = nil })
        if let selected, let x = proxy.position(forX: selected) {
          Text("Here").position(x: x, y: 0)
        }
      }
    }
    .chartGesture { proxy in
      SpatialTapGesture().onEnded { value in
        proxy.selectXValue(at: value.location.x)
      }
    }
  }
}
