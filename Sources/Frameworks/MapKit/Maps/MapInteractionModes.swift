/// What people can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The modes as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Come nearer or go farther away.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// See it from a slant.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of this.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
