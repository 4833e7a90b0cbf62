extension UIColor {
  /// Fills and draws in this colour from now on.
  public func set() {}
  /// Fills in this colour from now on.
  public func setFill() {}
  /// Draws in this colour from now on.
  public func setStroke() {}

  /// Creates a colour of a picture that is repeated; gray stands for it.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }
}
