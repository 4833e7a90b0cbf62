/// What has surroundings.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The surroundings.
  var traitCollection: UITraitCollection { get }
  /// Says that the surroundings have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
