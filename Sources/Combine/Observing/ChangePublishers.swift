import Foundation

/// The publisher of each living object that did not declare one of its own.
final class ChangePublishers: @unchecked Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var purgeCount = 64

  /// The object's publisher, connected to its `@Published` properties when it is first asked for.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    let id = ObjectIdentifier(object)
    // An object that is gone may have left its address to this one.
    if let entry = entries[id], entry.object === object { return entry.publisher }
    purge()
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    connect(publisher, to: Mirror(reflecting: object))
    return publisher
  }

  private func connect(_ publisher: ObservableObjectPublisher, to mirror: Mirror?) {
    guard let mirror else { return }
    for case let (_, property as any PublishedProperty) in mirror.children {
      property.connect(to: publisher)
    }
    connect(publisher, to: mirror.superclassMirror)
  }

  private func purge() {
    guard entries.count >= purgeCount else { return }
    entries = entries.filter { $0.value.object != nil }
    purgeCount = max(64, 2 * entries.count)
  }
}

/// What a `Published` of any type can do.
protocol PublishedProperty {
  func connect(to publisher: ObservableObjectPublisher)
}
