/// Views that can scroll the scroll views among them.
public struct ScrollViewReader<Content: View> {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  package func update(_ node: Node) {
    let reader = (node.storage[0] as? ScrollReader) ?? ScrollReader(node.host)
    node.storage[0] = reader
    var environment = node.environment
    environment.scrollReader = reader
    let view = node.host.observing { content(ScrollViewProxy(reader: reader)) }
    node.child(.content).update(view, in: environment)
  }
}

/// A way to scroll.
public struct ScrollViewProxy {
  let reader: ScrollReader

  /// Scrolls until a view can be seen; with an anchor, until that point of it meets the same point of
  /// the scroll view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.target = ScrollTargetPlace(id: AnyHashable(id), anchor: anchor)
    reader.host.invalidate()
  }
}

/// What is to be scrolled to next.
struct ScrollTargetPlace {
  let id: AnyHashable
  let anchor: UnitPoint?
}

/// Hands what is to be scrolled to on to the scroll view that has it.
final class ScrollReader: @unchecked Sendable {
  let host: ViewHost
  var target: ScrollTargetPlace?

  init(_ host: ViewHost) {
    self.host = host
  }
}

extension EnvironmentValues {
  var scrollReader: ScrollReader? {
    get { self[ScrollReaderKey.self] }
    set { self[ScrollReaderKey.self] = newValue }
  }
}

private enum ScrollReaderKey: EnvironmentKey {
  static var defaultValue: ScrollReader? { nil }
}
