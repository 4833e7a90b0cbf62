import CoreGraphics

/// What is to be drawn, from back to front: pure data, in points.
package struct DisplayList: Hashable, Sendable {
  package var items: [DisplayItem]

  package init(_ items: [DisplayItem] = []) {
    self.items = items
  }
}

package indirect enum DisplayItem: Hashable, Sendable {
  case fill(Outline, Paint, evenOdd: Bool)
  case stroke(Outline, Paint, Stroke)
  case text(TextLayout, at: CGPoint)
  case group(Group)

  /// Items that are transformed, clipped and blended as one.
  package struct Group: Hashable, Sendable {
    package var items: [DisplayItem]
    package var transform: CGAffineTransform
    package var opacity: Double
    package var clip: Clip?
    package var effects: [Effect]
    /// The items are seen only as far as these are opaque; `nil` shows all.
    package var mask: [DisplayItem]?
    /// How the items mix with what lies behind; `nil` covers it.
    package var blend: Blend?
    /// Whether items inside mix with nothing that lies behind the group.
    package var isIsolated: Bool

    package init(
      _ items: [DisplayItem], transform: CGAffineTransform = .identity, opacity: Double = 1,
      clip: Clip? = nil, effects: [Effect] = [], mask: [DisplayItem]? = nil, blend: Blend? = nil,
      isIsolated: Bool = false
    ) {
      self.items = items
      self.transform = transform
      self.opacity = opacity
      self.clip = clip
      self.effects = effects
      self.mask = mask
      self.blend = blend
      self.isIsolated = isIsolated
    }
  }

  package struct Clip: Hashable, Sendable {
    package var outline: Outline
    package var evenOdd: Bool

    package init(_ outline: Outline, evenOdd: Bool = false) {
      self.outline = outline
      self.evenOdd = evenOdd
    }
  }

  package enum Effect: Hashable, Sendable {
    case shadow(RGBA, radius: Double, x: Double, y: Double)
    case blur(radius: Double)
    /// Makes each pixel's red, green, blue and opacity from all four and a constant: 4 rows of 5.
    case colors([Double])
  }

  /// Ways to mix colours, by their names in CSS.
  package enum Blend: String, Hashable, Sendable {
    case multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color
    case luminosity
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case plusLighter = "plus-lighter"
  }
}

/// What an outline is filled with.
package enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linearGradient([Stop], from: CGPoint, to: CGPoint)
  case radialGradient([Stop], center: CGPoint, startRadius: Double, endRadius: Double)

  package struct Stop: Hashable, Sendable {
    package var color: RGBA
    /// From 0 to 1.
    package var location: Double

    package init(_ color: RGBA, at location: Double) {
      self.color = color
      self.location = location
    }
  }
}

/// How an outline is drawn as a line.
package struct Stroke: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
