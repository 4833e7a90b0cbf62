import Drawing

/// A laid out text on its way to the display list.
///
/// Runs in one colour are drawn as text; where a run's brush is a gradient or casts a shadow, its
/// glyphs are drawn as one outline, so that the brush covers the whole text.
struct TextDrawing {
  let layout: TextLayout
  let runs: [StyledRun]
  let frame: CGRect

  var items: [DisplayItem] {
    guard runs.contains(where: { !$0.brush.isPlain }) else {
      return [.text(layout, at: frame.origin)]
    }
    return plainItems + outlinedItems
  }

  private var plainItems: [DisplayItem] {
    var rest = layout
    for index in rest.lines.indices {
      rest.lines[index].runs.removeAll { !runs[$0.run].brush.isPlain }
    }
    return rest.lines.allSatisfy(\.runs.isEmpty) ? [] : [.text(rest, at: frame.origin)]
  }

  private var outlinedItems: [DisplayItem] {
    runs.indices.filter { !runs[$0].brush.isPlain }.flatMap { index in
      runs[index].brush.fill(outline(ofRun: index), bounds: frame)
    }
  }

  private func outline(ofRun index: Int) -> Outline {
    var result = Outline()
    for line in layout.lines {
      for run in line.runs where run.run == index {
        let baseline = frame.minY + line.baseline - run.baselineOffset
        for glyph in run.glyphs {
          let shape = TextEngine.shared.outline(of: GlyphKey(glyph, of: run))
          let x = frame.minX + line.x + run.x + glyph.x
          result.elements += shape.offset(x: x, y: baseline).elements
        }
      }
    }
    return result
  }
}
