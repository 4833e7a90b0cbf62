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

    package init(
      _ items: [DisplayItem], transform: CGAffineTransform = .identity, opacity: Double = 1,
      clip: Clip? = nil, effects: [Effect] = []
    ) {
      self.items = items
      self.transform = transform
      self.opacity = opacity
      self.clip = clip
      self.effects = effects
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
