/// A control that picks a date or a time.
public struct DatePicker<Label: View> {
  /// The parts of a date that can be picked.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  private let label: Label

  private init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components,
    label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  /// Creates a picker with views that say what the date is for.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label: label())
  }

  /// Creates a picker of a date in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, label: label())
  }

  /// Creates a picker of a date from another one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label: label())
  }

  /// Creates a picker of a date up to another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker: View {
  /// What the style makes of the picker.
  public var body: some View {
    StyleReader(\.datePickerStyle, inside: DefaultDatePickerStyle()) { styled($0) }
  }

  @MainActor private func styled<Style: DatePickerStyle>(_ style: Style) -> AnyView {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)), selection: selection, minimumDate: minimum,
      maximumDate: maximum, displayedComponents: components)
    return AnyView(StyledView(style: style) { $0.makeBody(configuration: configuration) })
  }
}

/// The parts of a date that can be picked.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates components from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Year, month and day.
  public static let date = DatePickerComponents(rawValue: 2)
}
