import Diagnostics

/// The files of a site, each with a place of its own.
struct SiteFiles {
  private(set) var all: [OutputFile] = []
  /// What would have taken another's place, and was left out.
  private(set) var diagnostics: [Diagnostic] = []
  /// What a file was made from, by its path; upper and lower case do not make a difference.
  private var origins: [String: String] = [:]
  /// The same for the folders that files lie in.
  private var folders: [String: String] = [:]

  /// - Parameter origin: the file of the catalog that they are made from.
  mutating func add(_ files: [OutputFile], from origin: String) {
    for file in files { add(file, from: origin) }
  }

  private mutating func add(_ file: OutputFile, from origin: String) {
    let key = file.path.lowercased()
    let parents = folders(above: key)
    if let other = origins[key] ?? folders[key] ?? parents.compactMap({ origins[$0] }).first {
      return report(file, from: origin, and: other)
    }
    origins[key] = origin
    for parent in parents { folders[parent] = folders[parent] ?? origin }
    all.append(file)
  }

  private func folders(above path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
  }

  private mutating func report(_ file: OutputFile, from origin: String, and other: String) {
    let message = "the site has one place '\(file.path)', but \(other) wants it too; rename one"
    let place = SourceLocation(file: origin)
    diagnostics.append(Diagnostic(.error, "site.same-place", at: place, message))
  }
}
