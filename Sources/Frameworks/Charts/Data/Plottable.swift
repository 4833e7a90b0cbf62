import Foundation

/// What can be shown in a chart: a number, a date or the name of a category.
public protocol Plottable {
  /// The number, date or text that stands for a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or text that stands for the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that a number, date or text stands for, if there is one.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var primitivePlottable: String { rawValue }

  /// The case with a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float16: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
extension Never: PrimitivePlottableProtocol {}

extension Decimal: Plottable {
  /// The nearest number with a binary point.
  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }

  /// The decimal number nearest to a binary one.
  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}
