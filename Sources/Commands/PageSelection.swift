import Foundation

/// The pages that a command line names: all of them where it names none.
struct PageSelection {
  /// Files and folders, relative to the catalog's root; empty for everything.
  private var paths: [String]

  /// - Parameter pages: the paths of all pages.
  /// - Throws: where an operand leads to no page.
  init(
    _ operands: [String], in root: URL, of pages: [String], usage: Usage
  ) throws(UsageError) {
    paths = []
    for operand in operands {
      let candidates = [Self.relative(operand, to: root), operand]
      let found = candidates.compactMap(\.self).first { path in
        pages.contains { Self.isPage($0, in: path) }
      }
      guard let found else { throw UsageError("no page at '\(operand)'", usage) }
      paths.append(found)
    }
  }

  func contains(_ page: String) -> Bool {
    paths.isEmpty || paths.contains { Self.isPage(page, in: $0) }
  }

  private static func isPage(_ page: String, in path: String) -> Bool {
    path == "." || page == path || page.hasPrefix(path.hasSuffix("/") ? path : path + "/")
  }

  /// A path as the shell knows it, as a path within the catalog.
  private static func relative(_ operand: String, to root: URL) -> String? {
    if operand.isEmpty { return nil }
    let path = URL(fileURLWithPath: operand).standardizedFileURL.path
    if path == root.path { return "." }
    return path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : nil
  }
}
