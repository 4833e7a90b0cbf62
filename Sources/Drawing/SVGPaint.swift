import CoreGraphics

extension RGBA {
  /// Such as `#ff8000`, or `#fff` where that says the same.
  var hex: String {
    let bytes = [red, green, blue].map { UInt8((clamped($0) * 255).rounded()) }
    let digits = bytes.map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 15 }
    return "#" + (isShort ? digits.map { String($0.prefix(1)) } : digits).joined()
  }
}

extension Paint {
  /// The gradient as an element; `nil` for a colour, or a gradient without stops.
  var gradient: Markup? {
    switch self {
    case .color: nil
    case .linearGradient(let stops, let from, let to):
      gradient(
        "linearGradient", stops,
        [
          "x1": decimal(from.x), "x2": decimal(to.x), "y1": decimal(from.y), "y2": decimal(to.y),
        ])
    case .radialGradient(let stops, let center, let start, let end):
      gradient(
        "radialGradient", stops.map { $0.moved(from: start, to: end) },
        ["cx": decimal(center.x), "cy": decimal(center.y), "r": decimal(end)])
    }
  }

  private func gradient(
    _ name: String, _ stops: [Stop], _ attributes: [String: String]
  ) -> Markup? {
    guard !stops.isEmpty else { return nil }
    let attributes = attributes.merging(["gradientUnits": "userSpaceOnUse"]) { $1 }
    return Markup(name, attributes, stops.map(\.element))
  }
}

extension Paint.Stop {
  var element: Markup {
    var attributes = ["offset": decimal(clamped(location)), "stop-color": color.hex]
    if color.alpha < 1 { attributes["stop-opacity"] = decimal(color.alpha) }
    return Markup("stop", attributes)
  }

  /// A place between two radii as a share of the larger one.
  fileprivate func moved(from start: Double, to end: Double) -> Paint.Stop {
    guard end > 0 else { return self }
    return Paint.Stop(color, at: (start + (end - start) * location) / end)
  }
}

extension Stroke {
  /// What differs from SVG's own defaults.
  var attributes: [String: String] {
    var attributes: [String: String] = [:]
    if width != 1 { attributes["stroke-width"] = decimal(width) }
    if cap != .butt { attributes["stroke-linecap"] = cap.rawValue }
    if join != .miter { attributes["stroke-linejoin"] = join.rawValue }
    if join == .miter, miterLimit != 4 { attributes["stroke-miterlimit"] = decimal(miterLimit) }
    if !dash.isEmpty {
      attributes["stroke-dasharray"] = dash.map { decimal($0) }.joined(separator: " ")
      if dashPhase != 0 { attributes["stroke-dashoffset"] = decimal(dashPhase) }
    }
    return attributes
  }
}

extension DisplayItem.Effect {
  /// How far beyond the items the effect is seen, in points.
  var reach: Double {
    switch self {
    case .shadow(_, let radius, let x, let y): 3 * max(0, radius) + max(abs(x), abs(y)) + 1
    case .blur(let radius): 3 * max(0, radius) + 1
    case .colors: 0
    }
  }

  func filter(around bounds: CGRect) -> Markup {
    let region = bounds.insetBy(dx: -reach, dy: -reach).region
    let attributes = ["color-interpolation-filters": "sRGB", "filterUnits": "userSpaceOnUse"]
    return Markup("filter", attributes.merging(region) { $1 }, steps)
  }

  /// The deviation of a shadow's blur in shares of its radius: measured on a shadow of 12 points.
  private static let shadowDeviation = 0.9

  private var steps: [Markup] {
    switch self {
    case .blur(let radius): [Markup("feGaussianBlur", ["stdDeviation": decimal(radius)])]
    case .colors(let rows):
      [Markup("feColorMatrix", ["values": rows.map { decimal($0) }.joined(separator: " ")])]
    case .shadow(let color, let radius, let x, let y):
      [
        Markup(
          "feGaussianBlur",
          ["in": "SourceAlpha", "stdDeviation": decimal(Self.shadowDeviation * radius)]),
        Markup("feOffset", ["dx": decimal(x), "dy": decimal(y), "result": "b"]),
        Markup("feFlood", ["flood-color": color.hex, "flood-opacity": decimal(color.alpha)]),
        Markup("feComposite", ["in2": "b", "operator": "in"]),
        Markup(
          "feMerge", [:], [Markup("feMergeNode"), Markup("feMergeNode", ["in": "SourceGraphic"])]),
      ]
    }
  }
}

extension CGRect {
  /// The attributes that say where a filter or a mask is seen.
  var region: [String: String] {
    [
      "height": decimal(height), "width": decimal(width), "x": decimal(minX), "y": decimal(minY),
    ]
  }
}

extension CGAffineTransform {
  var attribute: String {
    let isMove = a == 1 && b == 0 && c == 0 && d == 1
    let numbers = isMove ? [tx, ty] : [a, b, c, d, tx, ty]
    let places = isMove ? 3 : 6
    let list = numbers.map { decimal($0, places: places) }.joined(separator: " ")
    return "\(isMove ? "translate" : "matrix")(\(list))"
  }
}

func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(1, max(0, value)) }
