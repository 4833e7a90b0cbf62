import CoreGraphics

extension Outline {
  /// The `d` of a path: absolute coordinates, the letter left out where it repeats.
  var pathData: String {
    var (data, last) = ("", Character(" "))
    var (point, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      let (letter, numbers) = element.command(from: point)
      if letter != last || letter == "M" || letter == "Z" { data.append(letter) }
      for (index, number) in numbers.enumerated() {
        let text = decimal(number)
        let isJoined = (index == 0 && data.last == letter) || text.hasPrefix("-")
        data += isJoined ? text : " " + text
      }
      last = letter
      point = element.end ?? start
      if case .move(let end) = element { start = end }
    }
    return data
  }
}

extension Outline.Element {
  fileprivate func command(from point: CGPoint) -> (Character, [Double]) {
    switch self {
    case .move(let to): ("M", [to.x, to.y])
    case .line(let to) where decimal(to.y) == decimal(point.y): ("H", [to.x])
    case .line(let to) where decimal(to.x) == decimal(point.x): ("V", [to.y])
    case .line(let to): ("L", [to.x, to.y])
    case .quadCurve(let to, let control): ("Q", [control.x, control.y, to.x, to.y])
    case .curve(let to, let control1, let control2):
      ("C", [control1.x, control1.y, control2.x, control2.y, to.x, to.y])
    case .close: ("Z", [])
    }
  }
}

/// A number with at most some places after the point, without zeros at its end.
func decimal(_ value: Double, places: Int = 3) -> String {
  let scale = places == 3 ? 1000.0 : pow(10, Double(places))
  guard value.isFinite, abs(value) < 1e9 else { return "0" }
  let scaled = Int((abs(value) * scale).rounded())
  guard scaled != 0 else { return "0" }
  let (whole, part) = scaled.quotientAndRemainder(dividingBy: Int(scale))
  let sign = value < 0 ? "-" : ""
  guard part != 0 else { return "\(sign)\(whole)" }
  var digits = String(part)
  digits = String(repeating: "0", count: places - digits.count) + digits
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole == 0 ? "" : String(whole)).\(digits)"
}
