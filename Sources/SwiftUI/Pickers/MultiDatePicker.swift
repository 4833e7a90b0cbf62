/// A control that picks several days.
public struct MultiDatePicker<Label: View> {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>

  /// Creates a picker with views that say what the days are for.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// Creates a picker of days in a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// Creates a picker of days from a date on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// Creates a picker of days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }
}

extension MultiDatePicker: View {
  /// The month of the first picked day.
  public var body: some View {
    EnvironmentReader { environment in
      let date =
        selection.wrappedValue.compactMap { environment.calendar.date(from: $0) }.min()
        ?? Date(timeIntervalSinceReferenceDate: 0)
      MonthView(
        configuration: DatePickerStyleConfiguration(
          label: .init(content: AnyView(label)), selection: .constant(date), minimumDate: nil,
          maximumDate: nil, displayedComponents: .date))
    }
    .notDrawn("MultiDatePicker")
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a text that says what the days are for.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a text that says what the days are for.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of days in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days before a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}
