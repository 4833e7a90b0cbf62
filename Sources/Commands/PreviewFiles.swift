import Foundation
import PreviewExchange

/// Names for the files of previews, without extension: the file's, then the preview's.
///
/// A preview without a name takes its number, unless it is the only one; where two names would be
/// the same, the later ones get a number too.
func fileNames(of previews: [String?], stem: String) -> [String] {
  var taken: Set<String> = []
  return previews.enumerated().map { index, name in
    let slug = name.map(slug(of:)) ?? ""
    let own = slug.isEmpty ? (previews.count == 1 ? "" : "-\(index + 1)") : "-\(slug)"
    var candidate = stem + own
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(stem)\(own)-\(number)"
      number += 1
    }
    return candidate
  }
}

/// Letters and digits, in lower case; everything else becomes single dashes.
///
/// No file system takes names of more than 255 bytes, which a letter can be four of.
private func slug(of name: String) -> String {
  let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
  return String(words.joined(separator: "-").unicodeScalars.prefix(40))
}

extension DrawResult.Preview {
  /// One line: the preview's name, its size and its elements in drawing order.
  var dump: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let drawing = drawings.first
      let dump = Dump(
        name: name, size: drawing?.size.map(rounded) ?? [], elements: drawing?.elements ?? [])
      return String(decoding: try encoder.encode(dump), as: UTF8.self)
    }
  }
}

/// Absent values are spelled out, so that every line has the same keys.
private struct Dump: Encodable {
  let name: String?
  let size: [Double]
  let elements: [DrawResult.Element]

  private enum Key: String, CodingKey {
    case name, size, elements, kind, role, label, text, frame, color
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(size, forKey: .size)
    var list = container.nestedUnkeyedContainer(forKey: .elements)
    for element in elements {
      var fields = list.nestedContainer(keyedBy: Key.self)
      try fields.encode(element.kind, forKey: .kind)
      try fields.encode(element.role, forKey: .role)
      try fields.encode(element.label, forKey: .label)
      try fields.encode(element.text, forKey: .text)
      try fields.encode(element.frame.map(rounded), forKey: .frame)
      try fields.encode(element.color, forKey: .color)
    }
  }
}

/// To a thousandth of a point.
private func rounded(_ value: Double) -> Double {
  (value * 1000).rounded() / 1000
}
