/// HTML, safe to put into a page: text that is interpolated into it is escaped.
///
///     let link: HTML = "<a href=\"\(url)\">\(title)</a>"
package struct HTML: Hashable, Sendable {
  /// The markup.
  package private(set) var source: String

  /// Takes markup as it is.
  package init(source: String) {
    self.source = source
  }

  /// Takes text, which may hold anything.
  package init(text: String) {
    source = escaped(text)
  }

  package static let empty = HTML(source: "")

  package var isEmpty: Bool { source.isEmpty }

  package static func + (left: HTML, right: HTML) -> HTML {
    HTML(source: left.source + right.source)
  }

  package static func += (left: inout HTML, right: HTML) {
    left.source += right.source
  }

  /// An attribute with a space before it; nothing where there is no value.
  package static func attribute(_ name: StaticString, _ value: String?) -> HTML {
    value.map { " \(source: "\(name)")=\"\($0)\"" } ?? .empty
  }
}

extension HTML: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity * 2)
    }

    package mutating func appendLiteral(_ literal: String) { source += literal }
    package mutating func appendInterpolation(_ text: String) { source += escaped(text) }
    package mutating func appendInterpolation(_ number: Int) { source += String(number) }
    package mutating func appendInterpolation(_ html: HTML) { source += html.source }
    package mutating func appendInterpolation(_ html: HTML?) { source += html?.source ?? "" }
    package mutating func appendInterpolation(source markup: String) { source += markup }

    package mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { source += part.source }
    }
  }

  package init(stringLiteral value: String) {
    source = value
  }

  package init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation.source
  }
}

extension Sequence<HTML> {
  package func joined(separator: HTML = .empty) -> HTML {
    HTML(source: map(\.source).joined(separator: separator.source))
  }
}

/// The text with the characters replaced that mean something in markup or in an attribute.
func escaped(_ text: String) -> String {
  var result: [UInt8] = []
  result.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "&"): result += "&amp;".utf8
    case UInt8(ascii: "<"): result += "&lt;".utf8
    case UInt8(ascii: ">"): result += "&gt;".utf8
    case UInt8(ascii: "\""): result += "&quot;".utf8
    case UInt8(ascii: "'"): result += "&#39;".utf8
    default: result.append(byte)
    }
  }
  return String(decoding: result, as: UTF8.self)
}
