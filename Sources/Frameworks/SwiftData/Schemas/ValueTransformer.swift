// Foundation has none on Linux.
/// Makes values of another kind of values, and back.
open class ValueTransformer {
  /// Creates a transformer.
  public init() {}

  /// Makes a value of the other kind.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// Makes the value again.
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}
