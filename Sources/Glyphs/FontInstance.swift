internal import CHarfBuzz

/// A font at set variations: maps characters to glyphs, and glyphs to advances and outlines.
///
/// All lengths are in units of the font, `unitsPerEm` to its size; y points up.
package final class FontInstance: Sendable {
  private let font: Handle
  // Keeps the face alive.
  private let file: FontFile

  package var unitsPerEm: Int { file.unitsPerEm }

  init(face: Handle, file: FontFile, weight: Double, opticalSize: Double?) {
    let font: OpaquePointer = hb_font_create(face.pointer)
    var variations = [hb_variation_t(tag: tag("wght"), value: Float(weight))]
    if let opticalSize {
      variations.append(hb_variation_t(tag: tag("opsz"), value: Float(opticalSize)))
    }
    hb_font_set_variations(font, &variations, UInt32(variations.count))
    hb_font_make_immutable(font)
    self.font = Handle(font)
    self.file = file
  }

  deinit { hb_font_destroy(font.pointer) }

  /// The glyph that stands for a character; `nil` if the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font.pointer, scalar.value, &glyph) != 0 ? glyph : nil
  }

  package func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font.pointer, glyph))
  }

  /// The font's own height of capital letters, taken from the letter H.
  package var capHeight: Double {
    var extents = hb_glyph_extents_t()
    guard let glyph = glyph(for: "H"),
      hb_font_get_glyph_extents(font.pointer, glyph, &extents) != 0
    else { return 0.7 * Double(unitsPerEm) }
    return Double(extents.y_bearing)
  }

  package func outline(of glyph: UInt32) -> [GlyphElement] {
    drawn(glyph, of: font.pointer)
  }

  /// Turns text of one direction and script into glyphs, in visual order.
  package func shape(_ text: String) -> [ShapedGlyph] {
    let buffer: OpaquePointer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    var features = ["calt", "liga", "kern"].map {
      hb_feature_t(tag: tag($0), value: 0, start: 0, end: .max)
    }
    hb_shape(font.pointer, buffer, &features, UInt32(features.count))
    return glyphs(in: buffer)
  }
}

/// A glyph as placed by shaping.
package struct ShapedGlyph: Hashable, Sendable {
  package var index: UInt32
  /// Offset in the UTF-8 text of the first character that the glyph stands for.
  package var cluster: Int
  package var advance: Double
  package var x: Double
  package var y: Double
}

private func glyphs(in buffer: OpaquePointer) -> [ShapedGlyph] {
  var count: UInt32 = 0
  guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
  else { return [] }
  return (0..<Int(count)).map { index in
    let (info, position) = (infos[index], positions[index])
    return ShapedGlyph(
      index: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance),
      x: Double(position.x_offset), y: Double(position.y_offset))
  }
}

private func tag(_ name: String) -> hb_tag_t {
  name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) }
}
