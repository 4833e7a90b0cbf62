import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// What is sent.
    public typealias Output = Notification
    /// It cannot fail.
    public typealias Failure = Never
    /// Where the notifications come from.
    public let center: NotificationCenter
    /// Which notifications are sent.
    public let name: Notification.Name
    /// The sender whose notifications are sent; `nil` for all.
    public let object: AnyObject?

    /// Creates the publisher from its parts.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let outlet = Outlet<Notification, Never>(subscriber, keepsMissed: false) { _ in }
      let sender = SendableSender { outlet.send($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        sender.send($0)
      }
      let end = AnyCancellable { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: Observation(outlet: outlet, end: end))
    }
  }

  /// A publisher of the notifications with a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Ends the observation with the subscription.
private final class Observation: Subscription {
  private let outlet: Outlet<Notification, Never>
  private let end: AnyCancellable

  init(outlet: Outlet<Notification, Never>, end: AnyCancellable) {
    self.outlet = outlet
    self.end = end
  }

  func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

  func cancel() {
    end.cancel()
    outlet.cancel()
  }
}

/// Notifications may come from any thread; the outlet guards itself.
private struct SendableSender: @unchecked Sendable {
  let send: (Notification) -> Void
}
