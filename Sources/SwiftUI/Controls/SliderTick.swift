/// A mark beside the track of a slider; not drawn.
public struct SliderTick<V: BinaryFloatingPoint> {
  /// What tells marks apart.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  let value: V
  let label: AnyView?

  private init(value: V, label: AnyView?) {
    self.value = value
    self.label = label
  }

  /// Creates a mark at a value.
  public init(_ value: V) {
    self.init(value: value, label: nil)
  }

  /// Creates a mark with views that say what it stands for.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.init(value: value, label: AnyView(label()))
  }

  /// Creates a mark with a text that says what it stands for.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }

  /// Creates a mark with a text that says what it stands for.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) {
    self.init(value) { Text(titleResource) }
  }

  /// Creates a mark with a text that says what it stands for.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) {
    self.init(value) { Text(title) }
  }
}

extension SliderTick: Identifiable, Comparable {
  /// The mark's place.
  public var id: ID { ID(value: value) }

  /// Whether two marks stand at the same place.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

  /// Whether a mark stands before another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.value < rhs.value }
}

/// Marks beside the track of a slider.
public protocol SliderTickContent<Value> {
  /// The type of the values at which they stand.
  associatedtype Value: BinaryFloatingPoint where Value == Body.Value

  /// The type of what they consist of.
  associatedtype Body: SliderTickContent

  /// What they consist of.
  @SliderTickBuilder<Self.Value> var body: Self.Body { get }
}

extension SliderTickContent where Body == Self {
  /// The marks themselves: they consist of nothing else.
  public var body: Self { self }
}

extension SliderTick: SliderTickContent {
  /// The type of the value at which it stands.
  public typealias Value = V
  /// The mark consists of nothing else.
  public typealias Body = Self
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
> {
  let data: Data
  let content: (Data.Element) -> Content

  /// Creates marks for elements that know their identity.
  public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V: Identifiable, ID == V.ID, V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  /// Creates marks for values, whose identity lies at a key path.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  /// Creates marks for a fixed range of numbers.
  public init<V>(
    _ data: Range<Int>, @SliderTickBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, V == Content.Value {
    self.data = data
    self.content = content
  }
}

extension SliderTickContentForEach: SliderTickContent {
  /// The type of the values at which the marks stand.
  public typealias Value = Content.Value
  /// The marks consist of nothing else.
  public typealias Body = Self
}
