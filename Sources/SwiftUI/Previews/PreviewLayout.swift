/// The canvas that a preview is drawn on.
public enum PreviewLayout: Sendable {
  /// The screen of the device.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// A size of its own, in points.
  case fixed(width: CGFloat, height: CGFloat)
}
