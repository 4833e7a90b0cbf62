import SwiftUI

/// The surface of a function of two numbers.
public struct SurfacePlot: Chart3DContent {
  /// There is no body: it is a surface.
  public typealias Body = Never

  /// Creates a surface with names for its axes.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, z: LocalizedStringKey,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}

  /// Creates a surface with names for its axes.
  nonisolated public init(
    x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double
  ) {}

  /// Creates a surface with names for its axes that are not looked up.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}

  /// Creates a surface with names for its axes.
  @_disfavoredOverload
  nonisolated public init(
    x: LocalizedStringResource, y: LocalizedStringResource, z: LocalizedStringResource,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}
}
