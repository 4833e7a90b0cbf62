import Diagnostics
import Synchronization

/// Finds what a wrong path was most likely meant to be.
///
/// It reads the whole table, and so is made only where there is something to look for; what it has
/// put in order once, it keeps.
final class SymbolSearch: Sendable {
  let modules: Set<String>
  /// By the path of the type that they are in; by nothing for those that are in none.
  private let members: [String: [String]]
  private let owners: KnownNames
  private let siblings = Mutex<[String: Siblings]>([:])

  init(_ table: SymbolTable) {
    let all = table.all
    modules = Set(all.map(\.module))
    members = Dictionary(grouping: all.map(\.path), by: owner)
    owners = KnownNames(members.keys.filter { !$0.isEmpty })
  }

  /// - Parameter others: paths of the catalog's own that can be named.
  func nearest(to path: SymbolPath, and others: [String]) -> String? {
    let hasModule = path.names.count > 1 && modules.contains(path.names[0])
    let names = hasModule ? path.names.dropFirst() : path.names[...]
    let parted = names.joined(separator: "/").replacing(".", with: "/")
    // No symbol has such a path, and comparing it would take long.
    guard parted.utf8.count <= 200 else { return nil }
    let owner = owner(parted)
    let others = Dictionary(grouping: others, by: SymbolLookup.owner)
    if let best = best(parted, in: owner, others) { return best }
    guard !owner.isEmpty, members[owner] == nil, others[owner] == nil,
      let likely = nearestOwner(to: owner, others)
    else { return namesake(of: parted, in: "View", others) }
    return best(likely + parted.dropFirst(owner.count), in: likely, others)
  }
}

/// What stands in one type.
private struct Siblings: Sendable {
  private let byName: [String: [String]]
  private let names: KnownNames

  init(_ paths: [String]) {
    byName = Dictionary(grouping: paths, by: baseName)
    names = KnownNames(byName.keys)
  }

  subscript(name: String) -> [String] { byName[name] ?? [] }

  func nearestName(to name: String) -> String? { names.nearest(to: name) }
}

extension SymbolSearch {
  /// The path whose name, and then whose labels, are most like those of another.
  private func best(_ path: String, in owner: String, _ others: [String: [String]]) -> String? {
    if let namesake = namesake(of: path, in: owner, others) { return namesake }
    let all = families(of: owner, others)
    let wanted = baseName(path)
    let name = nearest(to: wanted, among: all.compactMap { $0.nearestName(to: wanted) })
    return name.flatMap { name in closest(to: path, among: all.flatMap { $0[name] }) }
  }

  private func namesake(
    of path: String, in owner: String, _ others: [String: [String]]
  ) -> String? {
    closest(to: path, among: families(of: owner, others).flatMap { $0[baseName(path)] })
  }

  /// The table's members of a type, and the catalog's own.
  private func families(of owner: String, _ others: [String: [String]]) -> [Siblings] {
    let known = siblings.withLock { siblings in
      let known = siblings[owner] ?? Siblings(members[owner] ?? [])
      // Of types that there are none of, there is no end.
      if members[owner] != nil { siblings[owner] = known }
      return known
    }
    return [known] + (others[owner].map { [Siblings($0)] } ?? [])
  }

  private func nearestOwner(to owner: String, _ others: [String: [String]]) -> String? {
    let own = nearest(to: owner, among: others.keys.filter { !$0.isEmpty })
    return nearest(to: owner, among: [owners.nearest(to: owner), own].compactMap(\.self))
  }

  private func nearest(to name: String, among candidates: [String]) -> String? {
    Diagnostics.nearest(to: name, among: candidates)
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
