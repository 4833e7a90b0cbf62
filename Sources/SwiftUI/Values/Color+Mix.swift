import Drawing

extension RGBA {
  /// A colour between this one, at 0, and another, at 1.
  func mixed(with other: RGBA, by fraction: Double, in space: Gradient.ColorSpace) -> RGBA {
    let share = min(1, max(0, fraction))
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
    let alpha = between(self.alpha, other.alpha)
    guard space == .perceptual else {
      return RGBA(
        between(red, other.red), between(green, other.green), between(blue, other.blue), alpha)
    }
    let (first, second) = (OKLab(self), OKLab(other))
    return OKLab(
      lightness: between(first.lightness, second.lightness),
      a: between(first.a, second.a), b: between(first.b, second.b)
    ).rgba(alpha)
  }
}

/// A colour by lightness and two hue axes along which equal steps look equal.
///
/// The matrices are those that Björn Ottosson published for OKLab in 2020.
private struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  init(_ color: RGBA) {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  func rgba(_ alpha: Double) -> RGBA {
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    func component(_ light: Double) -> Double { min(1, max(0, encoded(light))) }
    return RGBA(
      component(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      component(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      component(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha)
  }
}
