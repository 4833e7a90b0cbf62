import Diagnostics

/// Finds what a wrong path was most likely meant to be.
///
/// It reads the whole table, and so is made only where there is something to look for.
struct SymbolSearch {
  let modules: Set<String>
  /// By the path of the type that they are in; by nothing for those that are in none.
  private let members: [String: [String]]

  init(_ table: SymbolTable) {
    let all = table.all
    modules = Set(all.map(\.module))
    members = Dictionary(grouping: all.map(\.path), by: owner)
  }

  /// - Parameter others: paths of the catalog's own that can be named.
  func nearest(to path: SymbolPath, and others: [String]) -> String? {
    let members = members.merging(Dictionary(grouping: others, by: owner)) { $0 + $1 }
    let hasModule = path.names.count > 1 && modules.contains(path.names[0])
    let names = hasModule ? path.names.dropFirst() : path.names[...]
    let parted = names.joined(separator: "/").replacing(".", with: "/")
    // No symbol has such a path, and comparing it would take long.
    guard parted.utf8.count <= 200 else { return nil }
    let owner = owner(parted)
    if let best = best(parted, among: members[owner] ?? []) { return best }
    guard !owner.isEmpty else { return namesake(of: parted, among: members["View"] ?? []) }
    let owners = members.keys.filter { !$0.isEmpty }
    if members[owner] == nil, let likely = Diagnostics.nearest(to: owner, among: owners) {
      return best(likely + parted.dropFirst(owner.count), among: members[likely] ?? [])
    }
    return namesake(of: parted, among: members["View"] ?? [])
  }

  /// The path whose name, and then whose labels, are most like those of another.
  private func best(_ path: String, among candidates: [String]) -> String? {
    if let namesake = namesake(of: path, among: candidates) { return namesake }
    let name = Diagnostics.nearest(to: baseName(path), among: candidates.map(baseName))
    return name.flatMap { name in
      closest(to: path, among: candidates.filter { baseName($0) == name })
    }
  }

  private func namesake(of path: String, among candidates: [String]) -> String? {
    closest(to: path, among: candidates.filter { baseName($0) == baseName(path) })
  }

  private func closest(to path: String, among candidates: [String]) -> String? {
    let wanted = labels(path)
    let letters = Array(path.unicodeScalars)
    let ranked = candidates.map { candidate in
      let missing = wanted.subtracting(labels(candidate)).count
      let distance = editDistance(letters, Array(candidate.unicodeScalars), atMost: 40)
      return (missing, distance ?? .max, candidate)
    }
    return ranked.min { $0 < $1 }?.2
  }
}

private func owner(_ path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
}

/// The last name of a path, without its labels.
private func baseName(_ path: String) -> String {
  let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  return String(name.prefix { $0 != "(" })
}

private func labels(_ path: String) -> Set<Substring> {
  let labels = path.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
  return Set(labels.split(separator: ":").filter { $0 != "_" })
}
