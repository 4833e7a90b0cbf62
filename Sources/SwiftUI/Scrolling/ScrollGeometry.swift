/// What is scrolled, how far, and how much of it is seen.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// How far bars and margins reach over the content.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What the scroll view covers, in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What of the content is seen beside bars and margins.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// All numbers.
  public var debugDescription: String {
    "offset \(contentOffset), content \(contentSize), insets \(contentInsets), "
      + "container \(containerSize)"
  }
}

extension View {
  /// Calls an action when something about the scroll view inside changes, and at first.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

/// Hands an observer to the scroll view inside.
private struct ScrollGeometryModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: PrimitiveModifier {
  func update(_ content: some View, _ node: Node) {
    let last = (node.storage[0] as? Last) ?? Last()
    node.storage[0] = last
    var environment = node.environment
    environment.scrollObservers.append { geometry in
      let value = transform(geometry)
      guard value != last.value else { return }
      let old = last.value ?? value
      last.value = value
      node.host.enqueue { action(old, value) }
    }
    node.child(.content).update(content, in: environment)
  }

  private final class Last {
    var value: Value?
  }
}

/// Somebody who is told of a scroll view whenever it is laid out.
typealias ScrollObserver = @MainActor (ScrollGeometry) -> Void

extension EnvironmentValues {
  /// Those who are told of the next scroll view inside.
  var scrollObservers: [ScrollObserver] {
    get { self[ScrollObserversKey.self] }
    set { self[ScrollObserversKey.self] = newValue }
  }
}

private enum ScrollObserversKey: EnvironmentKey {
  static var defaultValue: [ScrollObserver] { [] }
}
