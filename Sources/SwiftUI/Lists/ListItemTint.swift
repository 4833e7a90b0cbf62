/// The tint of the items of a list.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour that stays as it is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that the system may replace by its own.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// No colour.
  public static let monochrome = ListItemTint(color: .primary)
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The tint of the symbols in rows; `nil` is the usual one.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the tint of the items of lists.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environmentValues { $0.listItemTint = tint }
  }

  /// Sets the tint of the items of lists.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.preferred($0) })
  }

  /// Says how much the headers of sections stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}
