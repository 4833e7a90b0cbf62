import Synchronization

/// An identity for a subscriber or a subscription, unique in this process.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private static let last = Atomic<UInt64>(0)
  private let value: UInt64

  /// Creates an identity that nothing else has.
  public init() {
    value = Self.last.add(1, ordering: .relaxed).newValue
  }

  /// Creates the identity of an object.
  public init(_ obj: AnyObject) {
    value = UInt64(UInt(bitPattern: ObjectIdentifier(obj).hashValue))
  }

  /// The identity as text, for debugging.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// Something with a `CombineIdentifier`.
public protocol CustomCombineIdentifierConvertible {
  /// The identity of this value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of this object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
