import CoreGraphics

/// Writes a display list as an SVG document: text as outlines, so that it looks alike everywhere.
///
/// Every id begins with `idPrefix`; give each of several documents on one page its own.
package func svg(
  _ list: DisplayList, size: CGSize, background: RGBA? = nil, title: String? = nil,
  idPrefix: String = "", engine: TextEngine = .shared
) -> String {
  var writer = SVGWriter(definitions: SVGDefinitions(idPrefix: idPrefix), engine: engine)
  if let background, background.alpha > 0 {
    writer.fill(.rect(CGRect(origin: .zero, size: size)), .color(background), evenOdd: false)
  }
  list.items.forEach { writer.write($0) }
  return document(writer, size: size, title: title)
}

private func document(_ writer: SVGWriter, size: CGSize, title: String?) -> String {
  let (width, height) = (decimal(size.width), decimal(size.height))
  var attributes = [
    "height": height, "viewBox": "0 0 \(width) \(height)", "width": width,
    "xmlns": "http://www.w3.org/2000/svg",
  ]
  if title != nil { attributes["role"] = "img" }
  let heading = title.map { [Markup("title", [:], text: $0)] } ?? []
  let definitions = writer.definitions.elements
  let defs = definitions.isEmpty ? [] : [Markup("defs", [:], definitions)]
  return Markup("svg", attributes, heading + defs + writer.elements).serialized() + "\n"
}

/// Turns display items into elements.
struct SVGWriter {
  var definitions: SVGDefinitions
  let engine: TextEngine
  private(set) var elements: [Markup] = []

  init(definitions: SVGDefinitions, engine: TextEngine) {
    self.definitions = definitions
    self.engine = engine
  }

  mutating func write(_ item: DisplayItem) {
    switch item {
    case .fill(let outline, let paint, let evenOdd): fill(outline, paint, evenOdd: evenOdd)
    case .stroke(let outline, let paint, let stroke): self.stroke(outline, paint, stroke)
    case .text(let layout, let origin): text(layout, at: origin)
    case .group(let group): self.group(group)
    }
  }

  mutating func fill(_ outline: Outline, _ paint: Paint, evenOdd: Bool) {
    guard !outline.elements.isEmpty, paint != .color(.clear) else { return }
    var attributes = definitions.attributes(of: paint, for: "fill")
    if evenOdd { attributes["fill-rule"] = "evenodd" }
    attributes["d"] = outline.pathData
    elements.append(Markup("path", attributes))
  }

  private mutating func stroke(_ outline: Outline, _ paint: Paint, _ stroke: Stroke) {
    guard !outline.elements.isEmpty, stroke.width > 0 else { return }
    var attributes = definitions.attributes(of: paint, for: "stroke")
    attributes.merge(stroke.attributes) { $1 }
    attributes["d"] = outline.pathData
    attributes["fill"] = "none"
    elements.append(Markup("path", attributes))
  }

  /// A group that does nothing leaves no trace but its items.
  private mutating func group(_ group: DisplayItem.Group) {
    guard !group.items.isEmpty, group.opacity > 0, !group.isClippedAway else { return }
    var content = clipped(masked(markup(of: group.items), group), group.clip)
    var bounds = group.contentBounds
    for effect in group.effects {
      let filter = definitions.filter(effect, around: bounds)
      content = [Markup("g", ["filter": filter], content)]
      bounds = bounds.insetBy(dx: -effect.reach, dy: -effect.reach)
    }
    elements += wrapped(content, group)
  }

  /// The items as elements that are not part of the document yet.
  private mutating func markup(of items: [DisplayItem]) -> [Markup] {
    let before = elements
    defer { elements = before }
    elements = []
    items.forEach { write($0) }
    return elements
  }

  private mutating func masked(_ content: [Markup], _ group: DisplayItem.Group) -> [Markup] {
    guard let mask = group.mask else { return content }
    let reference = definitions.mask(markup(of: mask), around: group.contentBounds)
    return [Markup("g", ["mask": reference], content)]
  }

  private mutating func clipped(
    _ content: [Markup], _ clip: DisplayItem.Clip?
  ) -> [Markup] {
    guard let clip else { return content }
    return [Markup("g", ["clip-path": definitions.clipPath(clip)], content)]
  }

  private func wrapped(_ content: [Markup], _ group: DisplayItem.Group) -> [Markup] {
    var attributes: [String: String] = [:]
    if group.transform != .identity { attributes["transform"] = group.transform.attribute }
    if group.opacity < 1 { attributes["opacity"] = decimal(group.opacity) }
    if let blend = group.blend { attributes["style"] = "mix-blend-mode:\(blend.rawValue)" }
    if group.isIsolated, group.blend == nil { attributes["style"] = "isolation:isolate" }
    return attributes.isEmpty ? content : [Markup("g", attributes, content)]
  }
}

// MARK: - Text

extension SVGWriter {
  private mutating func text(_ layout: TextLayout, at origin: CGPoint) {
    for line in layout.lines {
      for run in line.runs where run.color.alpha > 0 {
        let start = CGPoint(
          x: origin.x + line.x + run.x, y: origin.y + line.baseline - run.baselineOffset)
        let content = glyphs(of: run, at: start) + rules(of: run, at: start)
        guard !content.isEmpty else { continue }
        elements.append(
          Markup("g", definitions.attributes(of: .color(run.color), for: "fill"), content))
      }
    }
  }

  private mutating func glyphs(of run: TextLayout.GlyphRun, at start: CGPoint) -> [Markup] {
    run.glyphs.compactMap { glyph in
      let key = GlyphKey(glyph, of: run)
      guard let id = definitions.glyph(key, engine) else { return nil }
      return Markup(
        "use",
        ["href": "#\(id)", "x": decimal(start.x + glyph.x), "y": decimal(start.y - glyph.y)])
    }
  }

  /// Lines under and through text, in shares of its size.
  private func rules(of run: TextLayout.GlyphRun, at start: CGPoint) -> [Markup] {
    let size = run.face.size
    let tops = (run.underline ? [0.1 * size] : []) + (run.strikethrough ? [-0.29 * size] : [])
    return tops.map { top in
      let rect = CGRect(x: start.x, y: start.y + top, width: run.width, height: 0.055 * size)
      return Markup("path", ["d": Outline.rect(rect).pathData])
    }
  }
}
