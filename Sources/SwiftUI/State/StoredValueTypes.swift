// The types of values that can be stored, as Apple names them: no others.

extension AppStorage {
  /// Stores a truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores some bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores the raw value, a text, of a value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores the raw value, a number, of a value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(value: wrappedValue, key: key)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Stores a truth value, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(value: nil, key: key)
  }

  /// Stores a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(value: nil, key: key)
  }

  /// Stores a number, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(value: nil, key: key)
  }

  /// Stores a text, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(value: nil, key: key)
  }

  /// Stores an address, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(value: nil, key: key)
  }

  /// Stores some bytes, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(value: nil, key: key)
  }
}

extension SceneStorage {
  /// Stores a truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores a text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores an address.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores some bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores the raw value, a text, of a value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(value: wrappedValue, key: key)
  }

  /// Stores the raw value, a number, of a value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(value: wrappedValue, key: key)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Stores a truth value, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(value: nil, key: key)
  }

  /// Stores a number, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(value: nil, key: key)
  }

  /// Stores a number, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(value: nil, key: key)
  }

  /// Stores a text, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(value: nil, key: key)
  }

  /// Stores an address, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(value: nil, key: key)
  }

  /// Stores some bytes, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(value: nil, key: key)
  }
}
