extension Path {
  /// A piece of a path.
  public enum Element: Equatable, Sendable {
    /// The start of a new part.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the part.
    case closeSubpath
  }

  /// Calls a closure with each element.
  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements { body(Element(element)) }
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { outline.elements.isEmpty }
  /// The end of the path.
  public var currentPoint: CGPoint? { outline.currentPoint }
  /// The smallest rectangle around the curves.
  public var boundingRect: CGRect { isEmpty ? .null : outline.bounds }
  /// The path as Core Graphics'.
  public var cgPath: CGPath { CGPath(outline) }

  /// Whether a point lies inside; with `eoFill`, by the even-odd rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(p, evenOdd: eoFill)
  }
}

extension Path.Element {
  fileprivate init(_ element: Outline.Element) {
    self =
      switch element {
      case .move(let end): .move(to: end)
      case .line(let end): .line(to: end)
      case .quadCurve(let end, let control): .quadCurve(to: end, control: control)
      case .curve(let end, let first, let second):
        .curve(to: end, control1: first, control2: second)
      case .close: .closeSubpath
      }
  }
}

extension Path: LosslessStringConvertible {
  /// Creates a path from its description; `nil` if it cannot be read.
  public init?(_ string: String) {
    var (outline, numbers) = (Outline(), [CGFloat]())
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      guard let element = Outline.Element(letter: word, numbers) else { return nil }
      outline.elements.append(element)
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(outline)
  }

  /// Numbers followed by `m`, `l`, `q`, `c` or `h`, element by element.
  public var description: String { outline.elements.map(\.words).joined(separator: " ") }
}

extension Outline.Element {
  fileprivate init?(letter: Substring, _ numbers: [CGFloat]) {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("m", 2): self = .move(to: points[0])
    case ("l", 2): self = .line(to: points[0])
    case ("q", 4): self = .quadCurve(to: points[1], control: points[0])
    case ("c", 6): self = .curve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): self = .close
    default: return nil
    }
  }

  fileprivate var words: String {
    func words(_ points: CGPoint..., letter: String) -> String {
      (points.flatMap { [$0.x, $0.y] }.map { "\(Double($0))" } + [letter]).joined(separator: " ")
    }
    return switch self {
    case .move(let end): words(end, letter: "m")
    case .line(let end): words(end, letter: "l")
    case .quadCurve(let end, let control): words(control, end, letter: "q")
    case .curve(let end, let first, let second): words(first, second, end, letter: "c")
    case .close: "h"
    }
  }
}
