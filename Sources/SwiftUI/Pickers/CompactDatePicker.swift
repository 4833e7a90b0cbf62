/// A label, and date and time in boxes.
///
/// Boxes 34 points high with 12 at their sides and 4 between them, from UIKit.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    ControlRow {
      configuration.label
    } control: {
      HStack(spacing: 4) {
        if configuration.displayedComponents.contains(.date) {
          DateBox(date: configuration.selection, part: .date)
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          DateBox(date: configuration.selection, part: .time)
        }
      }
    }
    .settingDate(configuration)
  }
}

private struct DateBox: View {
  enum Part { case date, time }

  let date: Date
  let part: Part

  var body: some View {
    EnvironmentReader { environment in
      Text(verbatim: text(environment))
        .foregroundStyle(environment.isEnabled ? Color.primary : Color(.tertiaryLabel))
        .lineLimit(1)
        .padding(.horizontal, 12)
        .frame(minHeight: 34)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
    }
  }

  private func text(_ environment: EnvironmentValues) -> String {
    switch part {
    case .date: date.formatted(environment.dateFormat.year().month(.abbreviated).day())
    case .time: date.formatted(environment.dateFormat.hour().minute())
    }
  }
}

extension EnvironmentValues {
  /// A format of dates in the language, calendar and time zone of the surroundings.
  var dateFormat: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
