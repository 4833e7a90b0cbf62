/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of view that a picker becomes.
  associatedtype Body: View

  /// The parts of a picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// What a picker consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a date picker that a style puts together.
public struct DatePickerStyleConfiguration {
  /// What the date is for.
  public struct Label: View {
    let content: AnyView

    /// What the label consists of.
    public var body: some View { content }
  }

  /// What the date is for.
  public let label: Label
  /// The date; a style writes it.
  @Binding public var selection: Date
  /// The earliest date that can be picked.
  public var minimumDate: Date?
  /// The latest date that can be picked.
  public var maximumDate: Date?
  /// The parts of the date that can be picked.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// Pickers as they look where nothing else is said: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a picker consists of.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// Pickers that show date and time in small boxes.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a picker consists of.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// Pickers that show a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a picker consists of.
  public func makeBody(configuration: Configuration) -> some View {
    MonthView(configuration: configuration)
  }
}

/// Pickers that show wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// What a picker consists of.
  public func makeBody(configuration: Configuration) -> some View {
    DateWheels(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Pickers as they look where nothing else is said.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Pickers that show date and time in small boxes.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// Pickers that show a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Pickers that show wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension EnvironmentValues {
  /// How date pickers look.
  var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Chooses how date pickers look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environmentValues { $0.datePickerStyle = style }
  }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}
