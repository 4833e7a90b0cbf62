/// Wheels for the parts of a date, side by side.
struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    EnvironmentReader { environment in
      HStack(spacing: 0) {
        ForEach(columns(environment), id: \.id) { column in
          DateWheel(column: column)
        }
      }
      .frame(height: 216)
    }
    .controlName(configuration.label)
    .settingDate(configuration)
  }

  private func columns(_ environment: EnvironmentValues) -> [DateColumn] {
    let units = configuration.displayedComponents.contains(.date) ? DateColumn.date : []
    let times = configuration.displayedComponents.contains(.hourAndMinute) ? DateColumn.time : []
    return (units + times).map { unit in
      DateColumn(unit, around: configuration.selection, environment)
    }
  }
}

private struct DateWheel: View {
  let column: DateColumn

  var body: some View {
    WheelPicker(
      picker: PickerParts(
        selection: PickerSelection(Binding.constant(0)), label: AnyView(EmptyView()),
        content: AnyView(
          ForEach(column.rows, id: \.offset) { Text(verbatim: $0.text).tag($0.offset) }),
        currentValueLabel: nil))
  }
}

/// What a wheel shows: some values before and after the picked one.
private struct DateColumn {
  struct Row {
    let offset: Int
    let text: String
  }

  let id: Int
  let rows: [Row]

  static let date: [Calendar.Component] = [.month, .day, .year]
  static let time: [Calendar.Component] = [.hour, .minute]

  init(_ unit: Calendar.Component, around date: Date, _ environment: EnvironmentValues) {
    id = (Self.date + Self.time).firstIndex(of: unit) ?? 0
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    rows = (-4...4).compactMap { offset in
      guard let shown = calendar.date(byAdding: unit, value: offset, to: date) else { return nil }
      return Row(offset: offset, text: Self.text(unit, shown, environment))
    }
  }

  private static func text(
    _ unit: Calendar.Component, _ date: Date, _ environment: EnvironmentValues
  ) -> String {
    let format = environment.dateFormat
    return switch unit {
    case .month: date.formatted(format.month(.wide))
    case .day: date.formatted(format.day())
    case .year: date.formatted(format.year())
    case .hour: date.formatted(format.hour(.defaultDigits(amPM: .abbreviated)))
    default: date.formatted(format.minute(.twoDigits))
    }
  }
}
