import Foundation
import Testing

/// A file of Swift that is accepted, or rejected as it says itself.
struct Case: Sendable {
  /// Where it lies within `Cases`, without its extension.
  let name: String
  let text: String

  /// Those in a folder of `Cases`, at whatever depth, sorted by name.
  ///
  /// Without any there is one that is empty, since a test over no cases would pass.
  static func all(in folder: String) -> [Case] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    let cases = (files ?? []).map { Case("\(folder)/\($0.dropLast(6))", beneath: root) }
    return cases.isEmpty ? [Case("\(folder)/none", beneath: root)] : cases
  }

  private init(_ name: String, beneath root: URL) {
    self.name = name
    let file = root.appending(path: name + ".swift")
    text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}

extension Case: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension Case {
  /// A page with the file as its only block, which begins in the page's first line of code: the seventh.
  var page: String {
    let version = parameter("ios").map { "\(Double($0) ?? 0)" } ?? "26.2"
    let mode = parameter("swift").map { " swift=\($0)" } ?? ""
    return """
      ---
      title: \(name)
      summary: A case.
      ios: \(version)
      ---
      ~~~swift\(mode)
      \(text)~~~

      """
  }

  /// The number that a folder on the way ends with, as in `swift6`.
  private func parameter(_ kind: String) -> String? {
    name.split(separator: "/").lazy.compactMap { part in
      part.hasPrefix(kind) ? String(part.dropFirst(kind.count)) : nil
    }.first { Int($0) != nil }
  }
}
