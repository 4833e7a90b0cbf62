/// Colours that go over into each other.
public final class CGGradient: @unchecked Sendable {
  /// The colours, each with its place from 0 to 1.
  package let stops: [(color: CGColor, location: CGFloat)]

  /// Creates a gradient; places are even where none are given.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let step = colors.count > 1 ? 1 / CGFloat(colors.count - 1) : 0
    stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) * step
      return (color, locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even)
    }
  }
}

/// Whether colours go on before the first and after the last.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// They go on before the first.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// They go on after the last.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
