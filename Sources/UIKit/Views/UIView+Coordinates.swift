extension UIView {
  /// A point of this view, as another one has it.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let origin = originInWindow
    let other = view?.originInWindow ?? .zero
    return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
  }
  /// A point of another view, as this one has it.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let origin = originInWindow
    let other = view?.originInWindow ?? .zero
    return CGPoint(x: point.x + other.x - origin.x, y: point.y + other.y - origin.y)
  }
  /// A rectangle of this view, as another one has it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view, as this one has it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  /// A point of this view, as another area has it.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: (coordinateSpace as AnyObject) as? UIView)
  }
  /// A point of another area, as this view has it.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: (coordinateSpace as AnyObject) as? UIView)
  }
  /// A rectangle of this view, as another area has it.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: (coordinateSpace as AnyObject) as? UIView)
  }
  /// A rectangle of another area, as this view has it.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: (coordinateSpace as AnyObject) as? UIView)
  }

  private var originInWindow: CGPoint {
    let outer = superview?.originInWindow ?? .zero
    return CGPoint(
      x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }
}
