/// An element of a document, with attributes in alphabetical order.
struct Markup: Hashable, Sendable {
  var name: String
  var attributes: [String: String]
  var children: [Markup]
  var text: String?

  init(
    _ name: String, _ attributes: [String: String] = [:], _ children: [Markup] = [],
    text: String? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  func adding(_ name: String, _ value: String) -> Markup {
    var copy = self
    copy.attributes[name] = value
    return copy
  }

  /// The element as text; its children stand on lines of their own.
  func serialized() -> String {
    var result = ""
    serialize(into: &result)
    return result
  }

  private func serialize(into result: inout String) {
    result += "<\(name)"
    for (key, value) in attributes.sorted(by: { $0.key < $1.key }) {
      result += " \(key)=\"\(escaped(value))\""
    }
    guard !children.isEmpty || text != nil else { return result += "/>" }
    result += ">" + escaped(text ?? "")
    for child in children {
      result += "\n"
      child.serialize(into: &result)
    }
    result += children.isEmpty ? "</\(name)>" : "\n</\(name)>"
  }
}

/// Text as it may stand in an attribute or between tags; what XML forbids is left out.
private func escaped(_ text: String) -> String {
  guard text.utf8.contains(where: { !isPlain($0) }) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n", "\r": result += " "
    case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: continue
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Whether a byte of UTF-8 stands for itself, as nearly all of a drawing's do.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
  default: (0x20..<0x80).contains(byte)
  }
}
