extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ length: CGFloat, along axis: Axis, _ cross: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: cross) : CGSize(width: cross, height: length)
  }

  /// The size with NaN and negative lengths replaced by 0.
  var repaired: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }

  init(_ length: CGFloat, along axis: Axis, _ cross: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: length, y: cross) : CGPoint(x: cross, y: length)
  }

  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ length: CGFloat?, along axis: Axis, _ cross: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: cross)
      : ProposedViewSize(width: cross, height: length)
  }

  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}

extension Alignment {
  /// Where a child's corner goes so that its guides meet those of a view of this size.
  func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    let own = ViewDimensions(size: size)
    return CGPoint(
      x: (own[horizontal] - child[horizontal]).orZero,
      y: (own[vertical] - child[vertical]).orZero)
  }
}

extension CGFloat {
  /// The number, or 0 in place of infinity and NaN.
  var orZero: CGFloat { isFinite ? self : 0 }
}
