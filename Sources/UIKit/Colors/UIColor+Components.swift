import Drawing

extension UIColor {
  /// Creates a colour from components in sRGB; values outside 0 to 1 are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red, green, blue, alpha))
  }

  /// Creates a gray from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(RGBA(white, white, white, alpha))
  }

  /// Creates a colour from its hue on the colour wheel, saturation and brightness, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha))
  }

  /// Creates a colour from components in Display P3.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(RGBA(displayP3Red: red, green: green, blue: blue, alpha))
  }

  /// Creates a colour from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    let (red, green, blue) = cgColor.rgb
    self.init(RGBA(red, green, blue, cgColor.alpha))
  }

  /// Reads the components in sRGB; `true` if that was possible.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(in: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads hue, saturation and brightness; `true` if that was possible.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(in: .current)
    let parts = color.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads the gray; `false` if the colour is none.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(in: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
