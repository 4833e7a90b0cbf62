import Foundation

/// How wide or how high the marks of many elements are.
public struct MarkDimensions<DataElement> {
  let dimension: (DataElement) -> MarkDimension

  /// As the chart sees fit.
  public static var automatic: MarkDimensions<DataElement> { Self { _ in .automatic } }

  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> {
    Self { _ in .fixed(value) }
  }

  /// The numbers of points at a key path.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement>
  {
    Self { .fixed($0[keyPath: keyPath]) }
  }

  /// As much as there is but for some points on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> {
    Self { _ in .inset(value) }
  }

  /// As much as there is but for the points at a key path.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement>
  {
    Self { .inset($0[keyPath: keyPath]) }
  }

  /// A part of what there is, which is 1.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> {
    Self { _ in .ratio(value) }
  }

  /// The parts of what there is that lie at a key path.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement>
  {
    Self { .ratio($0[keyPath: keyPath]) }
  }
}

extension MarkDimensions: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A number of points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// A number of points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}
