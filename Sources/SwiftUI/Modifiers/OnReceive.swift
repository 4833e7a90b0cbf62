import Combine

/// Calls an action with every value of a publisher while the modified view is there.
public struct SubscriptionView<PublisherType: Publisher, Content>
where PublisherType.Failure == Never {
  /// The modified view.
  public var content: Content
  /// What sends the values.
  public var publisher: PublisherType
  /// What is called with each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that listens to a publisher.
  nonisolated public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View where Content: View {}

extension SubscriptionView: PrimitiveView where Content: View {
  package func update(_ node: Node) {
    node.child(.content).update(content, in: node.environment)
    let listener = (node.storage[0] as? Listener) ?? Listener()
    listener.action = action
    guard node.storage[0] == nil || !isSame(listener.publisher, publisher) else { return }
    node.storage[0] = listener
    listener.publisher = publisher
    node.host.enqueue { listener.subscribe() }
    node.onRemoval { listener.subscription?.cancel() }
  }
}

extension SubscriptionView {
  /// Keeps the subscription: it lasts until the publisher is another one or the view goes.
  fileprivate final class Listener {
    var publisher: PublisherType?
    var action: ((PublisherType.Output) -> Void)?
    var subscription: AnyCancellable?

    func subscribe() {
      subscription = publisher?.sink { [weak self] in self?.action?($0) }
    }
  }
}

extension View {
  /// Calls an action with every value of a publisher while the view is there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
