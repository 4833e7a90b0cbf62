/// The measurements of bars.
///
/// Sources: heights measured on iOS 17, 18 and 26; a tab bar's text and symbols measured on iOS 18.
struct BarMetrics: Sendable {
  /// The height of the bar above a screen.
  var height: CGFloat
  /// What a large title adds to it.
  var largeTitle: CGFloat
  /// The height of the bar with the tabs.
  var tabBar: CGFloat

  static let classic = BarMetrics(height: 44, largeTitle: 52, tabBar: 49)
  static let ios26 = BarMetrics(height: 54, largeTitle: 62, tabBar: 62)
}
