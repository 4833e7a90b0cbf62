/// What takes up the edges of a screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Bars and the device's own shape.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach over the edges of the safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    // A drawing has no keyboard.
    layout(SafeAreaLayout(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach over the edges of the safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
