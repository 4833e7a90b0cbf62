/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The guide's identity.
  public let key: AlignmentKey

  /// Creates a guide from the type that defines it.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
  }

  /// What the guide makes of the positions that several views set for it; `nil` where none does.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var combined: CGFloat?
    for (count, value) in values.compactMap(\.self).enumerated() {
      key.id._combineExplicit(childValue: value, count, into: &combined)
    }
    return combined
  }

  /// The side where lines of text start.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The side where lines of text end.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where a list's row separator starts.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where a list's row separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: BuiltInAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: BuiltInAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: BuiltInAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A side or centre: what children set for it stays inside their container.
protocol BuiltInAlignment: AlignmentID {}

extension BuiltInAlignment {
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}
