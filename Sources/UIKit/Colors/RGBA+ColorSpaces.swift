import Drawing
import Foundation

extension RGBA {
  /// Reads hue on the colour wheel, saturation and brightness, each from 0 to 1.
  package init(hue: Double, saturation: Double, brightness: Double, _ alpha: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
    }
    self.init(part(5), part(3), part(1), alpha)
  }

  /// Hue on the colour wheel, saturation and brightness, each from 0 to 1.
  package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    let sixths =
      switch high {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / high, high)
  }

  /// Reads components in Display P3.
  ///
  /// Both spaces share D65 white and the transfer function, so the linear components are mapped by
  /// one matrix. What lies outside sRGB is cut off: SVG's plain colours end there.
  package init(displayP3Red red: Double, green: Double, blue: Double, _ alpha: Double = 1) {
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    func gamma(_ value: Double) -> Double { min(1, max(0, encoded(value))) }
    self.init(
      gamma(1.2249401 * r - 0.2249404 * g),
      gamma(-0.0420569 * r + 1.0420571 * g),
      gamma(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha)
  }
}

/// The light that an sRGB component stands for.
package func linear(_ component: Double) -> Double {
  let size = abs(component)
  let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return component < 0 ? -light : light
}

/// The sRGB component that stands for an amount of light.
package func encoded(_ light: Double) -> Double {
  let size = abs(light)
  let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
  return light < 0 ? -component : component
}
