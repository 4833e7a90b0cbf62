import CoreGraphics

extension Outline {
  /// The `d` of a path with absolute coordinates, at most three places after the point.
  var pathData: String { PathData(self, places: 3, isRelative: false).text }

  /// The same for glyphs, shorter: each point is relative to the one before.
  var glyphData: String { PathData(self, places: 2, isRelative: true).text }
}

/// Writes an outline as path data; letters that repeat and needless spaces are left out.
private struct PathData {
  private(set) var text = ""
  private let places: Int
  private let isRelative: Bool
  private var letter: Character?
  private var point = GridPoint()
  private var start = GridPoint()

  init(_ outline: Outline, places: Int, isRelative: Bool) {
    self.places = places
    self.isRelative = isRelative
    outline.elements.forEach { add($0) }
  }

  private mutating func add(_ element: Outline.Element) {
    switch element {
    case .move(let to):
      add("M", [grid(to)])
      start = point
    case .line(let to): addLine(grid(to))
    case .quadCurve(let to, let control): add("Q", [grid(control), grid(to)])
    case .curve(let to, let control1, let control2):
      add("C", [grid(control1), grid(control2), grid(to)])
    case .close:
      add("Z", [])
      point = start
    }
  }

  private mutating func addLine(_ end: GridPoint) {
    if end.y == point.y {
      write("H", [isRelative ? end.x - point.x : end.x])
    } else if end.x == point.x {
      write("V", [isRelative ? end.y - point.y : end.y])
    } else {
      return add("L", [end])
    }
    point = end
  }

  private mutating func add(_ name: Character, _ points: [GridPoint]) {
    let origin = isRelative ? point : GridPoint()
    write(name, points.flatMap { [$0.x - origin.x, $0.y - origin.y] })
    point = points.last ?? point
  }

  private mutating func write(_ name: Character, _ numbers: [Int]) {
    let isNew = name != letter || name == "M" || name == "Z"
    if isNew { text += isRelative ? name.lowercased() : String(name) }
    letter = name
    for (index, number) in numbers.enumerated() {
      if number >= 0, index > 0 || !isNew { text += " " }
      text += decimal(number, places: places)
    }
  }

  private func grid(_ point: CGPoint) -> GridPoint {
    GridPoint(x: onGrid(point.x, places: places), y: onGrid(point.y, places: places))
  }
}

/// A point in units of the last place.
private struct GridPoint {
  var x = 0
  var y = 0
}

/// A number with at most some places after the point, without zeros at its end.
func decimal(_ value: Double, places: Int = 3) -> String {
  decimal(onGrid(value, places: places), places: places)
}

/// A number in units of the last place; what no document could hold is taken as 0.
private func onGrid(_ value: Double, places: Int) -> Int {
  guard value.isFinite, abs(value) < 1e9 else { return 0 }
  return Int((value * Double(power(places))).rounded(.toNearestOrAwayFromZero))
}

private func decimal(_ units: Int, places: Int) -> String {
  let (whole, part) = abs(units).quotientAndRemainder(dividingBy: power(places))
  let sign = units < 0 ? "-" : ""
  guard part != 0 else { return "\(sign)\(whole)" }
  var digits = String(part)
  digits = String(repeating: "0", count: places - digits.count) + digits
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole == 0 ? "" : String(whole)).\(digits)"
}

private func power(_ places: Int) -> Int {
  (0..<places).reduce(1) { product, _ in product * 10 }
}
