import CoreGraphics

/// Puts clusters on lines, and lines below each other.
struct Typesetter {
  let request: LayoutRequest
  let clusters: [Cluster]
  /// An ellipsis for each run.
  let ellipses: [Cluster]

  private var runs: [TextRun] { request.runs }
  private var style: ParagraphStyle { request.style }

  func layout() -> TextLayout {
    guard !runs.isEmpty else { return .nothing }
    let width = request.width ?? .infinity
    guard width > 0 || clusters.isEmpty else { return stacked([[]], isTruncated: true) }
    let lines = LineBreaker.lines(of: clusters, width: width)
    let count = min(lines.count, linesAllowed(lines))
    var contents = lines.prefix(count).map { content(of: clusters[$0], width: width) }
    if count < lines.count { contents[count - 1] = shortened(from: lines[count - 1], width: width) }
    return stacked(contents, isTruncated: count < lines.count)
  }

  /// Spaces hang over the end of a line; where text ends with them, they count as far as they fit.
  private func content(of line: ArraySlice<Cluster>, width: Double) -> [Cluster] {
    let text = line.last?.lineBreak == .newline ? line.dropLast() : line
    let isLast = line.endIndex == clusters.endIndex || text.count < line.count
    return Array(isLast && text.width <= width ? text : text.trimmed)
  }

  private func shortened(from line: Range<Int>, width: Double) -> [Cluster] {
    let rest = clusters[line.lowerBound...]
    let paragraph = rest.prefix { $0.lineBreak != .newline }
    return Truncation(mode: style.truncation) { ellipses[$0] }
      .line(of: style.truncation == .tail ? paragraph : rest, width: width)
  }

  private func linesAllowed(_ lines: [Range<Int>]) -> Int {
    let limit = style.lineLimit.map { max(1, $0) } ?? .max
    guard let height = request.height else { return limit }
    var (used, count) = (0.0, 0)
    for line in lines {
      let metrics = metrics(of: clusters[line], at: line.lowerBound)
      used += metrics.height + (count > 0 ? metrics.gap + style.lineSpacing : 0)
      guard used <= height + LineBreaker.tolerance else { break }
      count += 1
    }
    return min(limit, max(1, count))
  }
}

// MARK: - Lines below each other

extension Typesetter {
  private func stacked(_ contents: [[Cluster]], isTruncated: Bool) -> TextLayout {
    let widths = contents.map(\.width)
    let width = max(0, roundedUp(widths.max() ?? 0, to: request.pixel))
    var (top, lines) = (0.0, [TextLayout.Line]())
    for (content, lineWidth) in zip(contents, widths) {
      let metrics = metrics(of: content[...], at: 0)
      if !lines.isEmpty { top += metrics.gap + style.lineSpacing }
      let baseline = rounded(top + metrics.ascent, to: request.pixel)
      let x = (width - lineWidth) * style.alignment.share
      lines.append(.init(runs: glyphRuns(content), baseline: baseline, x: x, width: lineWidth))
      top += metrics.height
    }
    return TextLayout(
      lines: lines,
      size: CGSize(width: width, height: roundedUp(top + reserved(contents), to: request.pixel)),
      firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      isTruncated: isTruncated)
  }

  private func reserved(_ contents: [[Cluster]]) -> Double {
    guard style.reservesSpace, let limit = style.lineLimit, limit > contents.count else { return 0 }
    let metrics = metrics(of: (contents.last ?? [])[...], at: 0)
    let pitch = metrics.height + metrics.gap + style.lineSpacing
    return Double(limit - contents.count) * pitch
  }

  private func metrics(of line: ArraySlice<Cluster>, at index: Int) -> LineMetrics {
    let nearest = clusters.isEmpty ? 0 : clusters[min(index, clusters.count - 1)].run
    let numbers = line.isEmpty ? [nearest] : line.map(\.run)
    var (metrics, last) = (LineMetrics(), -1)
    for number in numbers where number != last {
      metrics.add(runs[number])
      last = number
    }
    return metrics
  }
}

/// How far a line reaches above and below its baseline.
private struct LineMetrics {
  var ascent = 0.0
  var descent = 0.0
  /// Points to the line above.
  var gap = 0.0
  var height: Double { ascent + descent }

  mutating func add(_ run: TextRun) {
    let size = run.face.size
    ascent = max(ascent, FontMetrics.ascent(size) + run.baselineOffset)
    descent = max(descent, FontMetrics.descent(size) - run.baselineOffset)
    gap = max(gap, run.face.gap)
  }
}

// MARK: - Glyphs on a line

extension Typesetter {
  /// The clusters of a line as stretches of one run and font.
  private func glyphRuns(_ content: [Cluster]) -> [TextLayout.GlyphRun] {
    var (result, pen) = ([TextLayout.GlyphRun](), 0.0)
    for cluster in content.inVisualOrder {
      if let last = result.last, last.run == cluster.run, last.accepts(cluster) {
        result[result.count - 1].append(cluster)
      } else {
        result.append(.init(cluster, of: runs[cluster.run], at: pen))
      }
      pen += cluster.advance
    }
    return result
  }
}

extension TextLayout {
  fileprivate static let nothing = TextLayout(
    lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
}

extension TextLayout.GlyphRun {
  fileprivate init(_ cluster: Cluster, of run: TextRun, at x: Double) {
    self.init(
      text: "", run: cluster.run, font: cluster.font, face: run.face, color: run.color, glyphs: [],
      x: x, width: 0, baselineOffset: run.baselineOffset, underline: run.underline,
      strikethrough: run.strikethrough)
    append(cluster)
  }

  fileprivate func accepts(_ cluster: Cluster) -> Bool {
    glyphs.isEmpty || cluster.glyphs.isEmpty || font == cluster.font
  }

  fileprivate mutating func append(_ cluster: Cluster) {
    if glyphs.isEmpty { font = cluster.font }
    text += cluster.text
    for var glyph in cluster.glyphs {
      glyph.x += width
      glyphs.append(glyph)
    }
    width += cluster.advance
  }
}

extension ParagraphStyle.Alignment {
  /// The share of the free room that lies before a line.
  fileprivate var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
