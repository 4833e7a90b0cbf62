/// The name of a device, as in `iPhone 16`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Names a device.
  public init(stringLiteral name: String) {
    rawValue = name
  }
}
