/// A property of a class that publishes its value before each change.
///
/// `$property` is the publisher. In an `ObservableObject`, `objectWillChange` sends too.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates the property with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Only classes can have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// A publisher of the current value and of each new one, just before it is set.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage.follow(newValue.storage) }
  }

  /// Reads and writes the property on behalf of the object that it belongs to.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }

  /// The publisher of a published property.
  public struct Publisher: Combine.Publisher {
    /// The property's type.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never
    fileprivate let storage: PublishedStorage<Value>

    /// Connects a subscriber, which receives the current value first.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.receive(subscriber: subscriber)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: PublishedProperty {
  func connect(to publisher: ObservableObjectPublisher) {
    storage.connect(to: publisher)
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a published property, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}
