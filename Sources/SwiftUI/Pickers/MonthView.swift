/// The days of a month, the picked one in a disc.
///
/// 320 points wide, days in rows of 44, fonts from UIKit's calendar.
struct MonthView: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    EnvironmentReader { environment in
      VStack(spacing: 0) {
        if configuration.displayedComponents.contains(.date) {
          header(environment)
          grid(MonthDays(of: configuration.selection, environment), environment)
        }
        if configuration.displayedComponents.contains(.hourAndMinute) { time(environment) }
      }
    }
    .controlName(configuration.label)
    .settingDate(configuration)
  }

  private func header(_ environment: EnvironmentValues) -> some View {
    HStack {
      Text(verbatim: configuration.selection.formatted(environment.dateFormat.year().month(.wide)))
        .font(.headline)
      DisclosureChevron().foregroundStyle(.tint)
      Spacer()
      Image(systemName: "chevron.left").foregroundStyle(.tint).font(.title3)
      Spacer().frame(width: 28)
      Image(systemName: "chevron.right").foregroundStyle(.tint).font(.title3)
    }
    .padding(.horizontal, 8)
    .frame(height: 44)
  }

  private func grid(_ month: MonthDays, _ environment: EnvironmentValues) -> some View {
    VStack(spacing: 0) {
      row(month.weekdays.map { ($0, false) }) { name, _ in
        Text(verbatim: name).font(.footnote.weight(.semibold))
          .foregroundStyle(Color(.tertiaryLabel))
      }
      .frame(height: 20)
      ForEach(0..<month.weeks.count, id: \.self) { week in
        row(month.weeks[week].map { ($0, $0 == month.selected) }) { day, isSelected in
          MonthDay(day: day, isSelected: isSelected)
        }
        .frame(height: 44)
      }
    }
  }

  private func row<Value, Cell: View>(
    _ values: [(Value, Bool)], @ViewBuilder cell: @escaping (Value, Bool) -> Cell
  ) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<values.count, id: \.self) { index in
        cell(values[index].0, values[index].1).frame(maxWidth: .infinity)
      }
    }
  }

  private func time(_ environment: EnvironmentValues) -> some View {
    HStack {
      Text("Time")
      Spacer()
      Text(verbatim: configuration.selection.formatted(environment.dateFormat.hour().minute()))
        .padding(.horizontal, 12)
        .frame(minHeight: 34)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
    }
    .padding(.horizontal, 8)
    .frame(height: 44)
  }
}

/// A day of a month; none before the first and after the last.
private struct MonthDay: View {
  let day: Int?
  let isSelected: Bool

  var body: some View {
    if let day {
      Text(verbatim: String(day))
        .font(.title3.weight(isSelected ? .semibold : .regular))
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        .frame(width: 44, height: 44)
        .background {
          if isSelected { Circle().fill(.tint.opacity(0.12)) }
        }
    } else {
      Color.clear.frame(height: 44)
    }
  }
}

/// The days of a month in weeks.
struct MonthDays {
  let weekdays: [String]
  let weeks: [[Int?]]
  let selected: Int?

  init(of date: Date, _ environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    let symbols = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
    let first = calendar.firstWeekday - 1
    weekdays = Array(symbols[first...] + symbols[..<first])
    selected = calendar.component(.day, from: date)
    let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let before = (calendar.component(.weekday, from: start) - 1 - first + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
    var days: [Int?] = Array(repeating: nil, count: before) + (0..<count).map { $0 + 1 }
    while days.count % 7 != 0 { days.append(nil) }
    weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }
}
