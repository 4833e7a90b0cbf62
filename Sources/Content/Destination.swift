import Foundation

/// What the destination of a link says, before it is known whether there is such a thing.
enum Destination: Hashable {
  case external(String)
  case unsafe(scheme: String)
  /// - Parameter path: from the catalog's root, or outside where it starts with `..`.
  case file(path: String, anchor: String?)

  /// - Parameter page: the path of the page on which it is written.
  init(_ text: String, on page: String) {
    if let scheme = Self.scheme(of: text) {
      self = Self.safeSchemes.contains(scheme) ? .external(text) : .unsafe(scheme: scheme)
    } else if text.hasPrefix("//") {
      self = .external(text)
    } else {
      self = Self.file(text, page)
    }
  }

  private static let safeSchemes: Set<String> = ["http", "https", "mailto", "tel"]

  private static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon]
    let isScheme = scheme.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || (0x2B...0x39).contains(byte)
    }
    return scheme.isEmpty || !isScheme || scheme.contains("/") ? nil : scheme.lowercased()
  }

  private static func file(_ text: String, _ page: String) -> Destination {
    let mark = text.utf8.firstIndex(of: UInt8(ascii: "#"))
    let anchor = mark.map { decoded(text[text.utf8.index(after: $0)...]) }
    let path = decoded(text[..<(mark ?? text.endIndex)].prefix { $0 != "?" })
    let resolved = path.isEmpty ? page : catalogPath(path, on: page)
    return .file(path: resolved, anchor: anchor == "" ? nil : anchor)
  }

  private static func decoded(_ text: Substring) -> String {
    let isEncoded = text.utf8.contains(UInt8(ascii: "%"))
    return isEncoded ? text.removingPercentEncoding ?? String(text) : String(text)
  }
}

/// A path as a page writes it, from the catalog's root: seen from the page, or from `content` where
/// it starts with a slash.
package func catalogPath(_ path: String, on page: String) -> String {
  var parts = path.hasPrefix("/") ? ["content"] : page.split(separator: "/").dropLast()
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  return parts.joined(separator: "/")
}
