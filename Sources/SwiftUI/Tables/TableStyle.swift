/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The type of view that a table becomes.
  associatedtype Body: View

  /// The parts of a table.
  typealias Configuration = TableStyleConfiguration

  /// What a table consists of.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a table that a style puts together.
public struct TableStyleConfiguration {
  let content: AnyView
}

/// Tables as they look where nothing else is said.
public struct AutomaticTableStyle: TableStyle {
  nonisolated init() {}

  /// The rows.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Tables whose content stands away from the edges.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The rows.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// Tables as they look where nothing else is said.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Tables whose content stands away from the edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Chooses how tables look.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environmentValues { $0.tableStyle = style }
  }

  /// Says whether titles stand above columns, of which a phone shows none.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}

extension EnvironmentValues {
  var tableStyle: any TableStyle {
    get { self[TableStyleKey.self] }
    set { self[TableStyleKey.self] = newValue }
  }
}

private enum TableStyleKey: EnvironmentKey {
  static var defaultValue: any TableStyle { AutomaticTableStyle() }
}
