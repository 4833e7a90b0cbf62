import Drawing

extension GraphicsContext {
  /// Draws a line of a text where it stands.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.laidOut, moved: line.offset) { index, lines in index == line.line }
  }

  /// Draws a run of a text where it stands.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws letters of a text where they stand.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.run.laidOut, moved: .zero) { index, line in
      guard index == slice.run.line else { return false }
      var run = line.runs[slice.run.run]
      run.glyphs = Array(run.glyphs[slice.indices])
      line.runs = [run]
      return true
    }
  }

  /// Draws the lines that are kept.
  private func draw(
    _ text: LaidOutText, moved offset: CGPoint,
    keeping keeps: (Int, inout TextLayout.Line) -> Bool
  ) {
    var layout = text.layout
    layout.lines = layout.lines.enumerated().compactMap { index, line in
      var line = line
      return keeps(index, &line) ? line : nil
    }
    let frame = CGRect(origin: offset, size: layout.size)
    emit(
      TextDrawing(layout: layout, runs: text.runs, frame: frame).items, through: transform)
  }
}

extension TextRenderer {
  /// What the renderer draws of a text, and what of it is not drawn.
  func items(
    _ text: LaidOutText, in frame: CGRect, _ environment: EnvironmentValues
  ) -> [DisplayItem] {
    let layer = GraphicsLayer()
    var context = GraphicsContext(layer, environment, size: frame.size)
    context.translateBy(x: frame.minX, y: frame.minY)
    draw(layout: Text.Layout(laidOut: text), in: &context)
    return layer.items
  }
}
