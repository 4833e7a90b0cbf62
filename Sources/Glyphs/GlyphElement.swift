internal import CHarfBuzz

/// A piece of a glyph's outline, in units of the font, y up.
package enum GlyphElement: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadCurve(x: Double, y: Double, controlX: Double, controlY: Double)
  case curve(
    x: Double, y: Double, control1X: Double, control1Y: Double, control2X: Double,
    control2Y: Double)
  case close
}

/// Collects an outline while HarfBuzz draws it.
private final class Pen {
  var elements: [GlyphElement] = []
}

func drawn(_ glyph: UInt32, of font: OpaquePointer) -> [GlyphElement] {
  let pen = Pen()
  hb_font_get_glyph_shape(font, glyph, callbacks.pointer, Unmanaged.passUnretained(pen).toOpaque())
  return pen.elements
}

private let callbacks: Handle = {
  let table: OpaquePointer = hb_draw_funcs_create()
  hb_draw_funcs_set_move_to_func(
    table, { _, data, _, x, y, _ in add(.move(x: Double(x), y: Double(y)), to: data) }, nil, nil)
  hb_draw_funcs_set_line_to_func(
    table, { _, data, _, x, y, _ in add(.line(x: Double(x), y: Double(y)), to: data) }, nil, nil)
  hb_draw_funcs_set_quadratic_to_func(
    table,
    { _, data, _, cx, cy, x, y, _ in
      add(
        .quadCurve(x: Double(x), y: Double(y), controlX: Double(cx), controlY: Double(cy)),
        to: data)
    }, nil, nil)
  hb_draw_funcs_set_cubic_to_func(
    table,
    { _, data, _, x1, y1, x2, y2, x, y, _ in
      add(
        .curve(
          x: Double(x), y: Double(y), control1X: Double(x1), control1Y: Double(y1),
          control2X: Double(x2), control2Y: Double(y2)), to: data)
    }, nil, nil)
  hb_draw_funcs_set_close_path_func(table, { _, data, _, _ in add(.close, to: data) }, nil, nil)
  hb_draw_funcs_make_immutable(table)
  return Handle(table)
}()

private func add(_ element: GlyphElement, to data: UnsafeMutableRawPointer?) {
  guard let data else { return }
  Unmanaged<Pen>.fromOpaque(data).takeUnretainedValue().elements.append(element)
}
