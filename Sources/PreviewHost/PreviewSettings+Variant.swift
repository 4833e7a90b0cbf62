import PreviewExchange
import SwiftUI

extension PreviewSettings {
  /// The variant to draw when this one is asked for: a preview's own wishes go first.
  func variant(from requested: Variant) -> Variant {
    var variant = requested
    if let device = device.flatMap(Device.init(named:)), variant.canvas != nil {
      variant.canvas = device.canvas
    }
    if let orientation, let canvas = variant.canvas,
      orientation.isLandscape != (canvas.width > canvas.height)
    {
      variant.canvas = canvas.turned
    }
    switch layout {
    case .fixed(let width, let height):
      variant.canvas = Canvas(width: Double(width), height: Double(height))
    case .sizeThatFits:
      variant.width = variant.canvas?.width ?? variant.width
      variant.canvas = nil
    case .device, nil: break
    }
    return variant
  }
}
