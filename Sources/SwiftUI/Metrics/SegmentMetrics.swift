/// The measurements of a segmented picker.
///
/// Sources: height, radii and inset measured on iOS 18 and 26; fonts and separators from UIKit.
struct SegmentMetrics: Sendable {
  var height: CGFloat
  /// What the layout reserves of the height; the rest is drawn below it.
  var layoutHeight: CGFloat
  /// Between the edge and the thumb of the selected segment.
  var inset: CGFloat
  /// `nil` means half circles.
  var radius: CGFloat?
  var thumbRadius: CGFloat?
  /// On both sides of a segment's label.
  var padding: CGFloat
  var font: Font
  var selectedFont: Font

  static let classic = SegmentMetrics(
    height: 32, layoutHeight: 31, inset: 2, radius: 8.91, thumbRadius: 6.91, padding: 10,
    font: .system(size: 13), selectedFont: .system(size: 13, weight: .medium))
  static let ios26 = SegmentMetrics(
    height: 32, layoutHeight: 31, inset: 2, radius: nil, thumbRadius: nil, padding: 16,
    font: .system(size: 13), selectedFont: .system(size: 13, weight: .medium))
}
