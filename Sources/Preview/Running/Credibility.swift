import Foundation
import PreviewExchange

extension DrawResult.Preview {
  /// Whether it can be what the tool's own library wrote, and not something that the program wrote
  /// itself to get it into the site.
  var isCredible: Bool {
    ProgramRun.lines.contains(line) && drawings.allSatisfy(\.isCredible)
  }
}

extension DrawResult.Story {
  /// Whether it can be what the tool's own library made of one of the storyboards.
  func isCredible(for storyboards: [Storyboard]) -> Bool {
    guard storyboards.indices.contains(storyboard) else { return false }
    let asked = storyboards[storyboard]
    return (takes.isEmpty || takes.count == asked.variants.count)
      && takes.allSatisfy { $0.isCredible(for: asked.steps) }
  }
}

extension DrawResult.Take {
  fileprivate func isCredible(for steps: [StoryStep]) -> Bool {
    let acting = steps.indices.filter { steps[$0].isActing }
    return scenes.first?.step == nil
      && acting.starts(with: scenes.dropFirst().map { $0.step ?? -1 })
      && scenes.allSatisfy(\.drawing.isCredible)
      && failures.allSatisfy { steps.indices.contains($0.step) }
  }
}

extension DrawResult.Drawing {
  fileprivate var isCredible: Bool {
    TextSize(rawValue: variant.textSize) != nil && size.count == 2
      && (size + [variant.scale]).allSatisfy { $0.isFinite && $0 >= 0 }
      && elements.allSatisfy { $0.frame.count == 4 } && isPlainDrawing(svg)
  }
}

/// Whether a text is an SVG of nothing but shapes: no script, no text, no reference to elsewhere.
func isPlainDrawing(_ svg: String) -> Bool {
  var rest = svg.utf8[...]
  while let tag = rest.drop(while: isSpace).first {
    rest = rest.drop(while: isSpace).dropFirst()
    guard tag == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return false
    }
    guard isPlainTag(Substring(rest[..<end])) else { return false }
    rest = rest[end...].dropFirst()
  }
  return true
}

/// - Parameter tag: what stands between `<` and `>`.
private func isPlainTag(_ tag: Substring) -> Bool {
  if tag.first == "/" { return shapes.contains(String(tag.dropFirst())) }
  let inside = tag.last == "/" ? tag.dropLast() : tag
  // Name, then by turns what stands before a quote and what stands in quotes.
  let parts = inside.split(separator: "\"", omittingEmptySubsequences: false)
  let name = parts[0].prefix { $0 != " " }
  guard parts.count % 2 == 1, shapes.contains(String(name)) else { return false }
  let others = stride(from: 1, to: parts.count, by: 2).map { (parts[$0], parts[$0 + 1]) }
  let names = [parts[0].dropFirst(name.count)] + others.map(\.1)
  return names.last == "" && zip(names, others.map(\.0)).allSatisfy(isPlainAttribute)
}

private func isPlainAttribute(_ name: Substring, _ value: Substring) -> Bool {
  guard name.first == " ", name.last == "=" else { return false }
  switch name.dropFirst().dropLast() {
  case "xmlns": return value == "http://www.w3.org/2000/svg"
  case "href": return value.first == "#"
  case let name where name.hasPrefix("on") || name == "style": return false
  case let name:
    let isReference = value.contains("url(")
    return name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
      && (!isReference || value.hasPrefix("url(#")) && !value.contains(":") && !value.contains("&")
  }
}

/// The elements that drawings are made of.
private let shapes: Set<String> = [
  "svg", "defs", "g", "path", "use", "clipPath", "linearGradient", "radialGradient", "stop",
  "filter", "feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge", "feMergeNode",
]

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
