/// What is selected in a text, or where the cursor stands.
public struct TextSelection: Equatable, Hashable {
  /// The selected places.
  public enum Indices: Equatable, Hashable {
    /// One range.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected places.
  public var indices: Indices

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Creates a cursor.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether it is a cursor and nothing is selected.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { return range.isEmpty }
    return false
  }

  /// To which line a cursor between two of them belongs.
  public var affinity: TextSelectionAffinity { .automatic }
}

extension TextSelection.Indices {
  /// Hashes the places.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .selection(let range): hasher.combine(range)
    case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
    }
  }
}

/// To which line a cursor between two of them belongs.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// The line before.
  case upstream
  /// The line after.
  case downstream
}

extension View {
  /// Says to which line a cursor between two of them belongs.
  nonisolated public func textSelectionAffinity(
    _ affinity: TextSelectionAffinity
  ) -> some View { environment(\.textSelectionAffinity, affinity) }
}

extension EnvironmentValues {
  /// To which line a cursor between two of them belongs.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

private enum TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

/// Whether readers may select text.
public protocol TextSelectability {
  /// Whether they may.
  static var allowsSelection: Bool { get }
}

/// Text that readers may select.
public struct EnabledTextSelectability: TextSelectability {
  /// They may.
  public static let allowsSelection = true
}

/// Text that readers may not select.
public struct DisabledTextSelectability: TextSelectability {
  /// They may not.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Readers may select the text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Readers may not select the text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether readers may select the text.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}
