/// A place in a view that other views can find.
public struct Anchor<Value> {
  /// What of a view is to be found.
  public struct Source {
    /// Says which part it is, since closures cannot be compared.
    fileprivate let part: AnyHashable
    /// Finds the part in the frame of a view; other sources may stand for frames of their own.
    fileprivate let value: (CGRect) -> Value
  }

  let place: AnchorPlace
  let source: Source
}

extension Anchor.Source {
  /// Several parts of the view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(part: array.map(\.part)) { frame in array.map { $0.value(frame) } }
  }

  /// A part of the view, if there is one.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(part: anchor?.part ?? AnyHashable("none")) { frame in anchor?.value(frame) }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same part of the same view.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.place === rhs.place && lhs.source.part == rhs.source.part
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view and its part.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.part)
  }
}

/// A part of a view that is given in points.
private enum Part: Hashable {
  case rect(CGRect)
  case point(CGPoint)
}

/// Where a view stands on the canvas, once it is placed.
final class AnchorPlace {
  fileprivate(set) var frame = CGRect.zero
  /// Whether somebody has asked before the view was placed, and has to ask again.
  fileprivate var wasRead = false
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { .init(part: "bounds") { $0 } }

  /// A part of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init(part: AnyHashable(Part.rect(r))) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init(part: AnyHashable(Part.point(p))) { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point of the view, by shares of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(part: p) { p.point(in: $0) }
  }

  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// A place of another view in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.place.wasRead = true
    let origin = frame(in: .global).origin
    return anchor.source.value(anchor.place.frame.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

/// Hands a place of the modified view up.
struct AnchorPreferenceModifier<Key: PreferenceKey, Value> {
  let source: Anchor<Value>.Source
  let change: (inout Key.Value, Anchor<Value>) -> Void
}

extension AnchorPreferenceModifier: PrimitiveModifier {
  func items(_ content: [LayoutItem], _ node: Node) -> [LayoutItem] {
    let layout = AnchorPlaceLayout(place: place(node))
    return content.map { LayoutItem(layout, around: $0, in: node.environment) }
  }

  func preferences(_ content: PreferenceValues, _ node: Node) -> PreferenceValues {
    var preferences = content
    var value = content.value(Key.self) ?? Key.defaultValue
    change(&value, Anchor(place: place(node), source: source))
    preferences.set(Key.self, value)
    return preferences
  }

  @MainActor private func place(_ node: Node) -> AnchorPlace {
    if let place = node.storage[0] as? AnchorPlace { return place }
    let place = AnchorPlace()
    node.storage[0] = place
    return place
  }
}

private struct AnchorPlaceLayout: UnaryLayout {
  let place: AnchorPlace

  func enter(_ context: inout PlacingContext, _ item: LayoutItem) {
    guard place.frame != context.frame else { return }
    place.frame = context.frame
    if place.wasRead { context.host.invalidate() }
  }
}

extension View {
  /// Hands a place of the view up to the views above.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value) { $0 = transform($1) })
  }

  /// Changes a value on its way up by a place of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<K, A>(source: value, change: transform))
  }
}
