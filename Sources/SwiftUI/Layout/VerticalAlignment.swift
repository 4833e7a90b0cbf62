/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  /// The guide's identity.
  public let key: AlignmentKey

  /// Creates a guide from the type that defines it.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
  }

  /// What the guide makes of the positions that several views set for it; `nil` where none does.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var combined: CGFloat?
    for (count, value) in values.compactMap(\.self).enumerated() {
      key.id._combineExplicit(childValue: value, count, into: &combined)
    }
    return combined
  }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; without text, the lower side.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; without text, the lower side.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: BuiltInAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: BuiltInAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: BuiltInAlignment {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = min(parentValue ?? childValue, childValue)
    }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
      parentValue = max(parentValue ?? childValue, childValue)
    }
  }
}
