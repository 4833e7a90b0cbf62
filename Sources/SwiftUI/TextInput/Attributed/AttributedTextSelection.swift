/// What is selected in a text with attributes, or where the cursor stands.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected places.
  public enum Indices: Equatable, Sendable {
    /// A cursor.
    case insertionPoint(AttributedString.Index)
    /// Ranges.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// `nil` before the text is known: the cursor stands at its end.
  var places: Indices?
  var typing: AttributeContainer?

  /// Creates a cursor at the end.
  public init() {}

  /// Creates a cursor, and says what is typed there looks like.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    places = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Creates a selection of a range.
  public init(range: Range<AttributedString.Index>) {
    places = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) {
    places = .ranges(ranges)
  }
}

extension AttributedTextSelection {
  /// The selected places of a text.
  public func indices(in text: AttributedString) -> Indices {
    places ?? .insertionPoint(text.endIndex)
  }

  /// To which line a cursor between two of them belongs.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// How what is typed looks: as what stands before it.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let place = ranges(in: text).first?.lowerBound ?? text.endIndex
    let before = text.runs.last { $0.range.lowerBound < place }
    return (before ?? text.runs.first)?.attributes ?? AttributeContainer()
  }

  /// The attributes of what is selected, or of what is typed.
  public func attributes(in text: AttributedString) -> Attributes {
    let selected = ranges(in: text).flatMap { text[$0].runs.map(\.attributes) }
    return Attributes(containers: selected.isEmpty ? [typingAttributes(in: text)] : selected)
  }

  /// The selected ranges: one that is empty where there is a cursor.
  func ranges(in text: AttributedString) -> [Range<AttributedString.Index>] {
    switch indices(in: text) {
    case .insertionPoint(let place): [place..<place]
    case .ranges(let ranges): Array(ranges.ranges)
    }
  }
}

extension AttributedTextSelection {
  /// The attributes of the parts of a selection.
  public struct Attributes: Sequence {
    let containers: [AttributeContainer]

    /// The attributes of each part in turn.
    public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
      containers.makeIterator()
    }

    /// The values of an attribute, one for each part.
    public subscript<K: AttributedStringKey>(_ key: K.Type) -> some Sequence<K.Value?>
    where K.Value: Sendable {
      containers.map { $0[key] }
    }

    /// The values of an attribute, one for each part.
    public subscript<K: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable {
      containers.map { $0[K.self] }
    }
  }
}
