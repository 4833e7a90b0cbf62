import Drawing

extension Text {
  /// The lines of a text as they have been laid out, from the upper leading corner of the text.
  public struct Layout: RandomAccessCollection, Equatable {
    let laidOut: LaidOutText

    /// The first line.
    public var startIndex: Int { 0 }
    /// Behind the last line.
    public var endIndex: Int { laidOut.layout.lines.count }
    /// Whether something of the text is not shown.
    public var isTruncated: Bool { laidOut.layout.isTruncated }

    /// A line.
    public subscript(index: Int) -> Line {
      let line = laidOut.layout.lines[index]
      return Line(
        origin: CGPoint(x: line.x, y: line.baseline), laidOut: laidOut, line: index)
    }
  }
}

extension Text.Layout {
  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    /// Where its baseline starts.
    public var origin: CGPoint
    let laidOut: LaidOutText
    let line: Int

    /// The first run.
    public var startIndex: Int { 0 }
    /// Behind the last run.
    public var endIndex: Int { source.runs.count }

    /// A run: letters of one font in one colour.
    public subscript(index: Int) -> Run { Run(laidOut: laidOut, line: line, run: index) }

    /// Where the line stands.
    public var typographicBounds: TypographicBounds {
      reduce(TypographicBounds(origin: origin, width: CGFloat(source.width))) {
        $0.grown(to: $1.typographicBounds)
      }
    }

    /// How far the line has been moved.
    var offset: CGPoint { CGPoint(x: origin.x - source.x, y: origin.y - source.baseline) }
    private var source: TextLayout.Line { laidOut.layout.lines[line] }
  }

  /// Where letters stand: from where their baseline starts.
  @frozen
  public struct TypographicBounds: Equatable, Sendable {
    /// Where the baseline starts.
    public var origin: CGPoint
    /// How wide letters are together.
    public var width: CGFloat
    /// How far they reach above the baseline.
    public var ascent: CGFloat
    /// How far they reach below the baseline.
    public var descent: CGFloat
    /// What is added below.
    public var leading: CGFloat

    /// Creates bounds of nothing.
    public init() {
      self.init(origin: .zero, width: 0)
    }

    init(origin: CGPoint, width: CGFloat) {
      self.origin = origin
      self.width = width
      (ascent, descent, leading) = (0, 0, 0)
    }

    /// The rectangle that letters take.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }

    /// As high as higher letters need it.
    fileprivate func grown(to other: TypographicBounds) -> TypographicBounds {
      var bounds = self
      bounds.ascent = Swift.max(ascent, other.ascent)
      bounds.descent = Swift.max(descent, other.descent)
      bounds.leading = Swift.max(leading, other.leading)
      return bounds
    }
  }

  /// How letters are drawn.
  @frozen
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// At any place, and not only at pixels: always, here.
    public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
  }
}

/// A text that has been laid out, with the styles of its runs.
struct LaidOutText: Equatable {
  let layout: TextLayout
  let runs: [StyledRun]
  let direction: LayoutDirection
}
