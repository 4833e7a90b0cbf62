import Drawing

/// A length that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  /// Creates a length that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    scaled = wrappedValue
    style = textStyle
  }

  /// Creates a length that grows as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The length for the current text size.
  public var wrappedValue: Value { scaled }
}

extension ScaledMetric: InstalledProperty {
  package mutating func install(at place: PropertyPlace) {
    let environment = place.node.environment
    let points = DynamicTypeTable.scale(
      Double(base), style.tableStyle, environment.dynamicTypeSize.tableCategory)
    // As UIKit's font metrics do, to whole pixels.
    let pixels = (points * environment.displayScale).rounded()
    scaled = Value(pixels / environment.displayScale)
  }
}
