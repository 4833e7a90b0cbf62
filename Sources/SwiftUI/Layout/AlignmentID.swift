/// An alignment guide: a type that says where the guide lies in a view that does not set it.
public protocol AlignmentID {
  /// The guide's position in points from the view's top or leading side.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Combines what the children of a container set for the guide.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Takes the mean of the children's values.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let sum = (parentValue ?? 0) * CGFloat(n) + childValue
    parentValue = sum / CGFloat(n + 1)
  }
}

/// The identity of an alignment guide together with its axis.
public struct AlignmentKey: Hashable, Comparable, @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis

  /// Whether two keys name the same guide.
  public static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis
  }

  /// Orders keys by the names of their guides.
  public static func < (left: AlignmentKey, right: AlignmentKey) -> Bool {
    "\(left.id)" < "\(right.id)"
  }

  /// Hashes the guide's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}
