import Foundation

extension NotificationCenter {
  /// What is posted from now on, one after the other.
  ///
  /// - Parameters:
  ///   - name: the only notifications wanted.
  ///   - object: who has to post them; anybody where it is `nil`.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as they are posted.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification
    /// Nothing goes wrong.
    public typealias Failure = Never

    private let stream: AsyncStream<Notification>

    fileprivate init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      stream = AsyncStream { continuation in
        let observer = Observer(
          center.addObserver(forName: name, object: object, queue: nil) { notification in
            continuation.yield(Posted(notification: notification).notification)
          })
        continuation.onTermination = { _ in center.removeObserver(observer.token) }
      }
    }

    /// Starts with the next that is posted.
    public func makeAsyncIterator() -> Iterator {
      Iterator(iterator: stream.makeAsyncIterator())
    }

    /// Waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      /// A notification.
      public typealias Element = Notification
      /// Nothing goes wrong.
      public typealias Failure = Never

      fileprivate var iterator: AsyncStream<Notification>.Iterator

      /// The next notification; `nil` once nobody waits any more.
      public mutating func next() async -> Notification? { await iterator.next() }
    }
  }
}

/// A notification on its way: nobody else has it once it is posted.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// What an observation is ended by: the center only reads it.
private struct Observer: @unchecked Sendable {
  let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) {
    self.token = token
  }
}
