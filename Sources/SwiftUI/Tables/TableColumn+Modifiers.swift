// What is seen of several columns only: a phone shows one.
extension TableColumnContent {
  /// Names the column, so that users can arrange it.
  @MainActor @preconcurrency
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }

  /// Says whether the column is there before users have arranged anything.
  @MainActor @preconcurrency
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }

  /// Says what users cannot do with the column.
  @MainActor @preconcurrency
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }

  /// Says how cells stand in the column.
  @MainActor @preconcurrency
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}

/// How cells stand in a column.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: TableColumnAlignment { Self(name: "automatic") }
  /// At the side where lines start.
  public static var leading: TableColumnAlignment { Self(name: "leading") }
  /// In the middle.
  public static var center: TableColumnAlignment { Self(name: "center") }
  /// At the side where lines end.
  public static var trailing: TableColumnAlignment { Self(name: "trailing") }
  /// As numbers stand below each other.
  public static var numeric: TableColumnAlignment { Self(name: "numeric") }

  /// As numbers of a system of digits stand below each other.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    Self(name: "numeric \(numberingSystem.identifier)")
  }
}

/// How users have arranged columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Codable, Sendable {
  private var visibilities: [String: Bool] = [:]

  /// Creates the arrangement that the program has.
  public init() {}

  /// Whether the column of a name is seen.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Forgets the order.
  public mutating func resetOrder() {}
}

/// What users can do with a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  /// The members are sets themselves.
  public typealias Element = TableColumnCustomizationBehavior

  private var names: Set<String>

  private init(names: Set<String>) {
    self.names = names
  }

  /// Creates an empty set.
  public init() {
    names = []
  }

  /// They can move it.
  public static var reorder: Self { Self(names: ["reorder"]) }
  /// They can make it wider.
  public static var resize: Self { Self(names: ["resize"]) }
  /// They can hide it.
  public static var visibility: Self { Self(names: ["visibility"]) }
  /// They can do all of it.
  public static var all: Self { Self(names: ["reorder", "resize", "visibility"]) }

  /// Whether all that users can do by another set is in this one.
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  /// What is in one of two sets.
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  /// What is in both sets.
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  /// What is in one set only.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  /// Adds what is in another set.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps what is in another set, too.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps what is in one set only.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  /// Adds a member.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes a member.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }

  /// Adds a member and returns what was there of it.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.names.isEmpty ? nil : common
  }
}
