/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  /// A number of its own for each orientation.
  public let id: String

  /// The device stands upright.
  public static let portrait = InterfaceOrientation(id: "portrait")

  /// The device stands on its head.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")

  /// The device lies on its side, its top to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")

  /// The device lies on its side, its top to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// All orientations, upright ones first.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
