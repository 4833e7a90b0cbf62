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
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? decoded(parts[1]) : nil
    let path = decoded(parts[0].prefix { $0 != "?" })
    let resolved = path.isEmpty ? page : catalogPath(path, on: page)
    return .file(path: resolved, anchor: anchor == "" ? nil : anchor)
  }

  private static func decoded(_ text: Substring) -> String {
    text.removingPercentEncoding ?? String(text)
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
