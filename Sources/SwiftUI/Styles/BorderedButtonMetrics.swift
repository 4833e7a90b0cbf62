/// The measurements of a bordered button, in points.
///
/// Sources: `UIButton.Configuration`'s defaults from memory; small ones 28 high with capsule ends
/// and regular radii of 8.7 measured on iOS 18.
struct BorderedButtonMetrics {
  let horizontal: CGFloat
  let vertical: CGFloat
  /// `nil` means half circles.
  let radius: CGFloat?
  let font: Font
  /// The radius where small buttons are asked to be rectangles.
  let smallRadius: CGFloat = 6

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: self.init(10, 5, nil, .subheadline)
    case .regular: self.init(12, 7, 8, .body)
    case .large, .extraLarge: self.init(20, 15, 12, .body)
    }
  }

  private init(_ horizontal: CGFloat, _ vertical: CGFloat, _ radius: CGFloat?, _ font: Font) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.radius = radius
    self.font = font
  }
}
