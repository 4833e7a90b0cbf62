/// The measurements of a slider.
///
/// Sources: heights, track and thumb measured on iOS 17; iOS 26 measured in part.
struct SliderMetrics: Sendable {
  var height: CGFloat
  var trackHeight: CGFloat
  /// What the track leaves free at both ends.
  var trackInset: CGFloat
  var thumb: CGSize

  static let classic = SliderMetrics(
    height: 34, trackHeight: 4, trackInset: 1, thumb: CGSize(width: 27, height: 27))
  static let ios26 = SliderMetrics(
    height: 28, trackHeight: 6, trackInset: 1, thumb: CGSize(width: 37, height: 24))
}
