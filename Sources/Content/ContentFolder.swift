import Diagnostics
import Foundation

/// The files below `content`, by what they are.
struct ContentFolder {
  /// Paths from the catalog's root, sorted.
  private(set) var pages: [String] = []
  private(set) var support: [String] = []
  private(set) var assets: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let root: String
  private let realRoot: String

  init(root: URL) {
    self.root = root.path
    realRoot = realPath(root.path) ?? root.path
    walk("content", insideOf: [])
    pages.sort()
    support.sort()
    assets.sort()
  }

  private mutating func walk(_ path: String, insideOf parents: Set<String>) {
    guard let real = realPath(root + "/" + path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: real)
    else { return report("file.unreadable", path, "no such folder, or it cannot be read") }
    guard !parents.contains(real) else {
      return report("file.link-loop", path, "a symbolic link that leads to a folder it lies in")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      visit(path + "/" + name, insideOf: parents.union([real]))
    }
  }

  private mutating func visit(_ path: String, insideOf parents: Set<String>) {
    guard let real = realPath(root + "/" + path) else {
      return report(
        "file.unreadable", path, "cannot be read: a link that leads nowhere, or in a circle")
    }
    guard real.hasPrefix(realRoot + "/") else {
      return report("file.outside-catalog", path, "a symbolic link that leads out of the catalog")
    }
    switch FileKind(ofPath: real) {
    case .folder: walk(path, insideOf: parents)
    case .file: add(path)
    case .other: report("file.not-a-file", path, "neither a file nor a folder")
    }
  }

  private mutating func add(_ path: String) {
    if path.hasPrefix("content/_support/") {
      if path.hasSuffix(".swift") { support.append(path) }
    } else if path.hasSuffix(".md") {
      pages.append(path)
    } else {
      assets.append(path)
    }
  }

  private mutating func report(_ code: String, _ path: String, _ message: String) {
    let place = SourceLocation(file: path)
    diagnostics.append(Diagnostic(.error, code, at: place, message))
  }
}

private enum FileKind {
  case file, folder, other

  init(ofPath path: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory: self = .folder
    case .typeRegular: self = .file
    default: self = .other
    }
  }
}

/// The path without links; `nil` where there is nothing, or links lead in a circle.
private func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
