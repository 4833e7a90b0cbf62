import Drawing

/// The measurements of a stepper.
///
/// Sources: size measured on iOS 18 and 26; signs, divider and fill measured on iOS 26, classic ones
/// from UIKit.
struct StepperMetrics: Sendable {
  var size: CGSize
  /// `nil` means half circles.
  var radius: CGFloat?
  var fill: Color
  var divider: Color
  var dividerHeight: CGFloat
  /// The length of a sign's lines.
  var glyph: CGFloat
  var glyphWidth: CGFloat

  static let classic = StepperMetrics(
    size: CGSize(width: 94, height: 32), radius: 8, fill: Color(.tertiarySystemFill),
    divider: Color(.systemGray4), dividerHeight: 18, glyph: 15, glyphWidth: 1.67)
  static let ios26 = StepperMetrics(
    size: CGSize(width: 94, height: 32), radius: nil, fill: Color(.tertiarySystemFill),
    divider: Color(.tertiaryLabel), dividerHeight: 24, glyph: 13.33, glyphWidth: 2)

  func outline(_ frame: CGRect) -> Outline {
    guard let radius else { return .capsule(in: frame) }
    return .roundedRect(frame, radii: CornerRadii(radius), continuous: true)
  }
}
