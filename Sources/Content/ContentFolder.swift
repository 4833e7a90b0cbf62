import Diagnostics
import Foundation

/// The files below `content`, by what they are.
///
/// Every folder is read once, whatever number of links leads to it: folders that link to each other
/// would else multiply without end.
struct ContentFolder {
  /// Paths from the catalog's root, sorted.
  private(set) var pages: [String] = []
  private(set) var support: [String] = []
  private(set) var assets: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let realRoot: String
  /// The folders that have been read, by where they really are.
  private var paths: [String: String] = [:]
  /// Links to folders, which wait until all folders are read that are there without them.
  private var links: [(path: String, real: String)] = []

  init(root: URL) {
    let real = realPath(root.path) ?? root.path
    realRoot = real == "/" ? "" : real
    follow("content", to: realPath(realRoot + "/content") ?? realRoot + "/content")
    var next = 0
    while next < links.count {
      follow(links[next].path, to: links[next].real)
      next += 1
    }
    pages.sort()
    support.sort()
    assets.sort()
  }

  private mutating func follow(_ path: String, to real: String) {
    guard isInside(real, path) else { return }
    guard let known = paths[real] else { return walk(path, real: real) }
    guard (path + "/").hasPrefix(known + "/") else {
      return report(
        "file.linked-twice", path, "a symbolic link to a folder that is read already, as \(known)")
    }
    report("file.link-loop", path, "a symbolic link that leads to a folder it lies in")
  }

  private mutating func walk(_ path: String, real: String) {
    guard let entries = FolderEntry.all(in: real) else {
      return report("file.unreadable", path, "no such folder, or it cannot be read")
    }
    guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= Self.depthLimit else {
      return report("file.too-deep", path, "more than \(Self.depthLimit) folders deep")
    }
    paths[real] = path
    for entry in entries where !entry.name.hasPrefix(".") {
      let inside = path + "/" + entry.name
      guard entry.isText, !entry.name.unicodeScalars.contains(where: isControl) else {
        report("file.name", inside, "a name with what is no text in it; rename it")
        continue
      }
      visit(inside, real: real + "/" + entry.name, kind: entry.kind)
    }
  }

  private static let depthLimit = 32

  private mutating func visit(_ path: String, real: String, kind: FolderEntry.Kind) {
    switch kind {
    case .folder: walk(path, real: real)
    case .file: add(path, real: real)
    case .link: visitLink(path, at: real)
    case .other: report("file.not-a-file", path, "neither a file nor a folder")
    }
  }

  private mutating func visitLink(_ path: String, at place: String) {
    guard let real = realPath(place) else {
      return report(
        "file.unreadable", path, "cannot be read: there is nothing, or links lead in a circle")
    }
    let kind = FolderEntry.Kind(ofPath: real)
    if kind == .folder { return links.append((path, real)) }
    if isInside(real, path) { visit(path, real: real, kind: kind) }
  }

  private mutating func isInside(_ real: String, _ path: String) -> Bool {
    if real.hasPrefix(realRoot + "/") { return true }
    report("file.outside-catalog", path, "a symbolic link that leads out of the catalog")
    return false
  }

  private mutating func add(_ path: String, real: String) {
    if path.hasPrefix("content/_support/") {
      if path.hasSuffix(".swift") { support.append(path) }
    } else if path.hasSuffix(".md") {
      pages.append(path)
    } else if access(real, R_OK) == 0 {
      assets.append(path)
    } else {
      report("file.unreadable", path, "cannot be read, and so not be on the site")
    }
  }

  private mutating func report(_ code: String, _ path: String, _ message: String) {
    let place = SourceLocation(file: path)
    diagnostics.append(Diagnostic(.error, code, at: place, message))
  }
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.generalCategory == .control
}
