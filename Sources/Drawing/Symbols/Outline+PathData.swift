import CoreGraphics

extension Outline {
  /// Reads the path data of SVG 1.1, up to the first mistake in it.
  package init(pathData: some StringProtocol) {
    var reader = PathDataReader(pathData.utf8)
    self = reader.outline()
  }
}

/// Reads letters and the numbers that follow them.
///
/// The grammar: <https://www.w3.org/TR/SVG11/paths.html#PathDataBNF>.
private struct PathDataReader {
  private var rest: [UInt8]
  private var place = 0
  private var elements: [Outline.Element] = []
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// What the smooth curves of the next command continue.
  private var handle: (command: UInt8, point: CGPoint)?

  init(_ bytes: some Sequence<UInt8>) {
    rest = Array(bytes)
  }

  mutating func outline() -> Outline {
    while let letter = letter() {
      let isKnown = Self.counts[letter.lowercased] != nil
      guard isKnown, run(letter) else { break }
    }
    return Outline(elements)
  }

  /// A letter may be followed by several sets of numbers; those of a move that follow are lines.
  private mutating func run(_ letter: UInt8) -> Bool {
    let count = Self.counts[letter.lowercased] ?? 0
    guard count > 0 else {
      add(.close, to: start)
      handle = nil
      return true
    }
    var command = letter
    repeat {
      guard let numbers = numbers(count, areArc: letter.lowercased == UInt8(ascii: "a")) else {
        return false
      }
      draw(command, numbers)
      if command.lowercased == UInt8(ascii: "m") { command -= 1 }
    } while startsNumber
    return true
  }

  private mutating func draw(_ command: UInt8, _ n: [Double]) {
    let origin = command.isLowercase ? point : .zero
    func at(_ index: Int) -> CGPoint { CGPoint(x: origin.x + n[index], y: origin.y + n[index + 1]) }
    let end = n.count > 1 ? at(n.count - 2) : .zero
    let smooth = reflectedHandle(command.lowercased)
    var next: CGPoint?
    switch command.lowercased {
    case UInt8(ascii: "m"):
      add(.move(to: end), to: end)
      start = end
    case UInt8(ascii: "h"):
      let end = CGPoint(x: origin.x + n[0], y: point.y)
      add(.line(to: end), to: end)
    case UInt8(ascii: "v"):
      let end = CGPoint(x: point.x, y: origin.y + n[0])
      add(.line(to: end), to: end)
    case UInt8(ascii: "c"):
      add(.curve(to: end, control1: at(0), control2: at(2)), to: end)
      next = at(2)
    case UInt8(ascii: "s"):
      add(.curve(to: end, control1: smooth, control2: at(0)), to: end)
      next = at(0)
    case UInt8(ascii: "q"):
      add(.quadCurve(to: end, control: at(0)), to: end)
      next = at(0)
    case UInt8(ascii: "t"):
      add(.quadCurve(to: end, control: smooth), to: end)
      next = smooth
    case UInt8(ascii: "a"):
      let arc = EllipticalArc(from: point, to: end, n)
      elements += arc.curves
      point = end
    default: add(.line(to: end), to: end)
    }
    handle = next.map { (command.lowercased, $0) }
  }

  private mutating func add(_ element: Outline.Element, to end: CGPoint) {
    elements.append(element)
    point = end
  }

  /// The control point of the curve before, on the other side of where it ended.
  private func reflectedHandle(_ command: UInt8) -> CGPoint {
    let families = [UInt8(ascii: "s"): "cs", UInt8(ascii: "t"): "qt"]
    guard let handle, let family = families[command], family.utf8.contains(handle.command) else {
      return point
    }
    return CGPoint(x: 2 * point.x - handle.point.x, y: 2 * point.y - handle.point.y)
  }

  private static let counts: [UInt8: Int] = [
    UInt8(ascii: "m"): 2, UInt8(ascii: "l"): 2, UInt8(ascii: "h"): 1, UInt8(ascii: "v"): 1,
    UInt8(ascii: "c"): 6, UInt8(ascii: "s"): 4, UInt8(ascii: "q"): 4, UInt8(ascii: "t"): 2,
    UInt8(ascii: "a"): 7, UInt8(ascii: "z"): 0,
  ]
}

extension PathDataReader {
  private mutating func skip() {
    while place < rest.count, rest[place] == UInt8(ascii: ",") || rest[place] <= 32 { place += 1 }
  }

  private mutating func letter() -> UInt8? {
    skip()
    guard place < rest.count else { return nil }
    place += 1
    return rest[place - 1]
  }

  private var startsNumber: Bool {
    mutating get {
      skip()
      return place < rest.count && (rest[place].isDigit || "+-.".utf8.contains(rest[place]))
    }
  }

  /// The two flags of an arc are one digit each, and what follows may stand right behind them.
  private mutating func numbers(_ count: Int, areArc: Bool) -> [Double]? {
    var numbers: [Double] = []
    for index in 0..<count {
      let isFlag = areArc && (index == 3 || index == 4)
      guard startsNumber, let number = isFlag ? flag() : number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func flag() -> Double? {
    place += 1
    return Double(String(decoding: [rest[place - 1]], as: UTF8.self))
  }

  private mutating func number() -> Double? {
    let start = place
    if "+-".utf8.contains(rest[place]) { place += 1 }
    skipDigits()
    if place < rest.count, rest[place] == UInt8(ascii: ".") {
      place += 1
      skipDigits()
    }
    if place < rest.count, rest[place].lowercased == UInt8(ascii: "e") {
      place += 1
      if place < rest.count, "+-".utf8.contains(rest[place]) { place += 1 }
      skipDigits()
    }
    return Double(String(decoding: rest[start..<place], as: UTF8.self))
  }

  private mutating func skipDigits() {
    while place < rest.count, rest[place].isDigit { place += 1 }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var lowercased: UInt8 { self | 0x20 }
}
