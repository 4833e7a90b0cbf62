/// A screen: that of the iPhone that drawings are made for.
@MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The device's screen.
  public class var main: UIScreen { theScreen }
  /// All screens.
  public class var screens: [UIScreen] { [main] }

  private static let theScreen = UIScreen()

  /// The size in points, as the device is drawn.
  package static var size = CGSize(width: 393, height: 852)

  /// Its area, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: UIScreen.size) }
  /// Its area when the device is upright, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }
  /// Pixels in a point.
  open var scale: CGFloat { 3 }
  /// Pixels of the screen itself in a point.
  open var nativeScale: CGFloat { 3 }
  /// How bright it is, from 0 to 1.
  open var brightness: CGFloat = 0.5
  /// Whether it may become darker when it is dark around.
  open var wantsSoftwareDimming = false
  /// The most pictures in a second.
  open var maximumFramesPerSecond: Int { 120 }
  /// Whether it is being recorded or shown elsewhere.
  open var isCaptured: Bool { false }
  /// Points on it.
  open var coordinateSpace: any UICoordinateSpace { UIScreenSpace(bounds: bounds) }
  /// Points on it when the device is upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { UIScreenSpace(bounds: bounds) }
  /// Its surroundings.
  open var traitCollection: UITraitCollection { .current }

  /// Says that the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A picture of what is on it, as a view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView() }
}

extension UIScreen {
  /// It is brighter or darker.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// It is being recorded, or not any more.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// A screen is there.
  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// A screen has gone.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
}

/// Where points are measured from.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The whole area.
  var bounds: CGRect { get }
  /// A point of this area, as another one has it.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another area, as this one has it.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this area, as another one has it.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another area, as this one has it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

final class UIScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}
