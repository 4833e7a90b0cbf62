/// The measurements of a switch.
///
/// Sources: measured on iOS 17, 18 and 26; the classic knob from UIKit.
struct SwitchMetrics: Sendable {
  /// What the layout reserves.
  var size: CGSize
  /// The track, which may reach over the trailing edge of what is reserved.
  var track: CGSize
  var knob: CGSize
  /// Between track and knob.
  var inset: CGFloat

  static let classic = SwitchMetrics(
    size: CGSize(width: 49, height: 31), track: CGSize(width: 51, height: 31),
    knob: CGSize(width: 27, height: 27), inset: 2)
  static let ios26 = SwitchMetrics(
    size: CGSize(width: 61, height: 28), track: CGSize(width: 63, height: 28),
    knob: CGSize(width: 37, height: 24), inset: 2)
}
