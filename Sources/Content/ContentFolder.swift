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
    if let real = realPath(self.root + "/content") {
      walk("content", at: real, insideOf: [])
    } else {
      report("file.unreadable", "content", "no such folder, or it cannot be read")
    }
    pages.sort()
    support.sort()
    assets.sort()
  }

  /// - Parameter real: the path without links.
  private mutating func walk(_ path: String, at real: String, insideOf parents: Set<String>) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: real) else {
      return report("file.unreadable", path, "no such folder, or it cannot be read")
    }
    guard !parents.contains(real) else {
      return report("file.link-loop", path, "a symbolic link that leads to a folder it lies in")
    }
    let inside = parents.union([real])
    for name in names.sorted() where !name.hasPrefix(".") {
      visit(path + "/" + name, at: real + "/" + name, insideOf: inside)
    }
  }

  /// - Parameter place: the path without links, unless this is one.
  private mutating func visit(_ path: String, at place: String, insideOf parents: Set<String>) {
    switch FileKind(ofPath: place) {
    case .folder: walk(path, at: place, insideOf: parents)
    case .file: add(path)
    case .link: follow(path, insideOf: parents)
    case .other: report("file.not-a-file", path, "neither a file nor a folder")
    }
  }

  private mutating func follow(_ path: String, insideOf parents: Set<String>) {
    guard let real = realPath(root + "/" + path) else {
      return report(
        "file.unreadable", path, "cannot be read: a link that leads nowhere, or in a circle")
    }
    guard real.hasPrefix(realRoot + "/") else {
      return report("file.outside-catalog", path, "a symbolic link that leads out of the catalog")
    }
    visit(path, at: real, insideOf: parents)
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
  case file, folder, link, other

  init(ofPath path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    case S_IFLNK: self = .link
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
