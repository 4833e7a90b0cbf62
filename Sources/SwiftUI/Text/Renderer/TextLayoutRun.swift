import Drawing

extension Text.Layout {
  /// Letters of one font in one colour.
  public struct Run: RandomAccessCollection, Equatable {
    /// Some of the letters.
    public typealias SubSequence = RunSlice

    let laidOut: LaidOutText
    let line: Int
    let run: Int

    /// The first letter.
    public var startIndex: Int { 0 }
    /// Behind the last letter.
    public var endIndex: Int { glyphs.glyphs.count }
    /// Where the letters stand.
    public var typographicBounds: TypographicBounds {
      self[startIndex..<endIndex].typographicBounds
    }
    /// In which direction the letters are read.
    public var layoutDirection: LayoutDirection { laidOut.direction }
    /// The places of the letters in the text of the run.
    public var characterIndices: [CharacterIndex] { indices.map { CharacterIndex(value: $0) } }

    /// A letter.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some of the letters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    /// What the text says to its renderer about the letters.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      laidOut.runs[glyphs.run].attributes.last(T.self)
    }

    var glyphs: TextLayout.GlyphRun { source.runs[run] }
    var source: TextLayout.Line { laidOut.layout.lines[line] }
  }

  /// Some letters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// Some of the letters.
    public typealias SubSequence = RunSlice

    /// The run.
    public var run: Run
    /// Which of its letters.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The first letter.
    public var startIndex: Int { indices.lowerBound }
    /// Behind the last letter.
    public var endIndex: Int { indices.upperBound }
    /// The places of the letters in the text of the run.
    public var characterIndices: [CharacterIndex] { indices.map { CharacterIndex(value: $0) } }

    /// A letter.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
    /// Some of the letters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    /// What the text says to its renderer about the letters.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// Where the letters stand.
    public var typographicBounds: TypographicBounds {
      let (glyphs, line) = (run.glyphs, run.source)
      let start = x(of: indices.lowerBound)
      var bounds = TypographicBounds(
        origin: CGPoint(x: line.x + glyphs.x + start, y: line.baseline - glyphs.baselineOffset),
        width: CGFloat(x(of: indices.upperBound) - start))
      let metrics = TextMetrics(glyphs.face)
      bounds.ascent = CGFloat(metrics.ascent)
      bounds.descent = CGFloat(metrics.lineHeight - metrics.ascent)
      bounds.leading = CGFloat(metrics.leading)
      return bounds
    }

    private func x(of index: Int) -> Double {
      let glyphs = run.glyphs
      return index < glyphs.glyphs.count ? glyphs.glyphs[index].x : glyphs.width
    }
  }

  /// The place of a letter in a text.
  @frozen
  public struct CharacterIndex: Strideable, Hashable, Sendable {
    var value: Int

    /// The place some letters further on.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    /// How many letters lie between two places.
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
    /// Whether a place comes before another one.
    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool {
      lhs.value < rhs.value
    }
  }
}
