extension PersistentModel {
  /// The value of a property that can be encoded.
  @_disfavoredOverload
  public func getValue<Value: Decodable>(forKey: KeyPath<Self, Value>) -> Value {
    self[keyPath: forKey]
  }

  /// The model in a property.
  public func getValue<Value: PersistentModel>(forKey: KeyPath<Self, Value>) -> Value {
    self[keyPath: forKey]
  }

  /// The model in a property, if there is one.
  public func getValue<Value: PersistentModel>(forKey: KeyPath<Self, Value?>) -> Value? {
    self[keyPath: forKey]
  }

  /// The models in a property.
  public func getValue<Value: RelationshipCollection>(forKey: KeyPath<Self, Value>) -> Value {
    self[keyPath: forKey]
  }

  /// The value of a property that is transformed.
  public func getTransformableValue<Value>(forKey: KeyPath<Self, Value>) -> Value {
    self[keyPath: forKey]
  }

  /// Sets a property that can be encoded.
  @_disfavoredOverload
  public func setValue<Value: Encodable>(forKey: KeyPath<Self, Value>, to newValue: Value) {
    set(forKey, to: newValue)
  }

  /// Sets a property to a model.
  public func setValue<Value: PersistentModel>(forKey: KeyPath<Self, Value>, to newValue: Value) {
    set(forKey, to: newValue)
  }

  /// Sets a property to a model or to none.
  public func setValue<Value: PersistentModel>(
    forKey: KeyPath<Self, Value?>, to newValue: Value?
  ) {
    set(forKey, to: newValue)
  }

  /// Sets a property to models.
  public func setValue<Value: RelationshipCollection>(
    forKey: KeyPath<Self, Value>, to newValue: Value
  ) {
    set(forKey, to: newValue)
  }

  /// Sets a property that is transformed.
  public func setTransformableValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value) {
    set(forKey, to: newValue)
  }

  private func set<Value>(_ keyPath: KeyPath<Self, Value>, to value: Value) {
    guard let writable = keyPath as? ReferenceWritableKeyPath<Self, Value> else { return }
    self[keyPath: writable] = value
    modelContext?.noteChange(of: self)
  }
}

/// Models that another one holds.
public protocol RelationshipCollection {
  /// The type of the models.
  associatedtype PersistentElement: PersistentModel
}

extension Array: RelationshipCollection where Element: PersistentModel {
  /// The type of the models.
  public typealias PersistentElement = Element
}

extension Optional: RelationshipCollection
where Wrapped: Sequence, Wrapped.Element: PersistentModel {
  /// The type of the models.
  public typealias PersistentElement = Wrapped.Element
}
