extension View {
  /// Makes the view a control that tells a date and takes one.
  @MainActor func settingDate(_ configuration: DatePickerStyleConfiguration) -> some View {
    EnvironmentReader { environment in
      self.modifier(DateEntry(configuration, environment).control)
    }
  }
}

/// A date as it is told and given in words.
private struct DateEntry {
  let date: Binding<Date>
  let earliest: Date
  let latest: Date
  let components: DatePickerComponents
  let environment: EnvironmentValues

  @MainActor
  init(_ configuration: DatePickerStyleConfiguration, _ environment: EnvironmentValues) {
    date = configuration.$selection
    earliest = configuration.minimumDate ?? .distantPast
    latest = configuration.maximumDate ?? .distantFuture
    components = configuration.displayedComponents
    self.environment = environment
  }

  var control: ControlModifier {
    var actions = ElementActions()
    actions.setValue = { text throws(RejectedValue) in try set(text) }
    return ControlModifier(role: "datePicker", value: spoken, actions: actions)
  }

  private var spoken: String {
    let format = environment.dateFormat
    let parts = [
      components.contains(.date) ? format.year().month(.abbreviated).day() : nil,
      components.contains(.hourAndMinute) ? format.hour().minute() : nil,
    ]
    return parts.compactMap { $0.map(date.wrappedValue.formatted) }.joined(separator: " ")
  }

  /// What is written `2026-03-01 09:30`, or one half of that.
  private func set(_ text: String) throws(RejectedValue) {
    let written =
      [(components.contains(.date), "2026-03-01"), (components.contains(.hourAndMinute), "09:30")]
      .filter(\.0).map(\.1).joined(separator: " ")
    guard let date = read(text) else { throw RejectedValue("write it as '\(written)'") }
    guard (earliest...max(earliest, latest)).contains(date) else {
      throw RejectedValue("it is out of range")
    }
    self.date.wrappedValue = date
  }

  private func read(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    let day = words.lazy.compactMap { numbers($0, "-", 3) }.first
    let time = words.lazy.compactMap { numbers($0, ":", 2) }.first
    guard (1...2).contains(words.count), [day, time].count(where: { $0 != nil }) == words.count,
      day == nil || components.contains(.date),
      time == nil || components.contains(.hourAndMinute)
    else { return nil }
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
    var parts = calendar.dateComponents(units, from: date.wrappedValue)
    if let day { (parts.year, parts.month, parts.day) = (day[0], day[1], day[2]) }
    if let time { (parts.hour, parts.minute) = (time[0], time[1]) }
    return parts.isValidDate(in: calendar) ? calendar.date(from: parts) : nil
  }

  private func numbers(_ word: Substring, _ separator: Character, _ count: Int) -> [Int]? {
    let numbers = word.split(separator: separator).compactMap { Int($0) }
    return numbers.count == count ? numbers : nil
  }
}
