import SwiftUI

struct FormatsView: View {
  let start = Date.now
  let end = Date.now.addingTimeInterval(3600)
  @State private var price: Double? = 12
  @State private var count = 3
  @State private var name = PersonNameComponents(givenName: "Ann", familyName: "Lee")
  @State private var length = Measurement(value: 3, unit: UnitLength.kilometers)

  var body: some View {
    VStack {
      Text(start, style: .relative)
      Text(start...end)
      Text(DateInterval(start: start, end: end))
      Text(timerInterval: start...end, countsDown: false)
      Text(timerInterval: start...end, pauseTime: start, showsHours: false)
      Text(start, format: .dateTime.hour().minute())
      Text(start, format: .offset(to: end, maxFieldCount: 1))
      Text(start, format: .timer(countingDownIn: start..<end))
      Text(start, format: .stopwatch(startingAt: start))
      Text(length, format: .measurement(width: .abbreviated))
      Text(name, format: .name(style: .long))
      Text("\(Image(systemName: "star")) \(count) of \(0.5, format: .percent)")
      Text("until \(end, style: .time), \(timerInterval: start...end)")
      Text("\(price ?? 0, specifier: "%.2f") \(count, specifier: "%03d")")
      TextField("Price", value: $price, format: .currency(code: "EUR"), prompt: Text("0.00"))
      TextField("Count", value: $count, format: .number)
      TextField("Name", value: $name, format: .name(style: .medium))
      ProgressView(value: 0.5)
    }
  }
}
