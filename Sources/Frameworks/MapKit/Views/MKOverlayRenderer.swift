import UIKit

/// Draws what covers a part of a map.
open class MKOverlayRenderer: NSObject {
  /// What covers a part.
  public let overlay: any MKOverlay
  /// How opaque it is, up to 1.
  open var alpha: CGFloat = 1

  /// Creates what draws something.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Draws it again.
  open func setNeedsDisplay() {}
}

/// Draws a form.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of its inside.
  open var fillColor: UIColor?
  /// The colour of its edge.
  open var strokeColor: UIColor?
  /// How wide the edge is.
  open var lineWidth: CGFloat = 0
  /// How the edge turns.
  open var lineJoin = CGLineJoin.round
  /// How the edge ends.
  open var lineCap = CGLineCap.round
  /// Lengths of dashes and gaps in turn.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern of dashes the edge starts.
  open var lineDashPhase: CGFloat = 0
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates what draws a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws a line in several colours.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colours.
  open private(set) var colors: [UIColor] = []
  /// Where they are, from 0 to 1.
  open private(set) var locations: [CGFloat] = []

  /// Says which colours are where.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
  }
}

/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates what draws an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates what draws a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
