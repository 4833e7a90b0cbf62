import CConfine
import Glibc

/// The rights over files that Landlock knows, one bit each, in the order of its versions.
private enum Access {
  static let execute: UInt64 = 1 << 0
  static let writeFile: UInt64 = 1 << 1
  static let readFile: UInt64 = 1 << 2
  static let readFolder: UInt64 = 1 << 3
  static let truncate: UInt64 = 1 << 14

  static let read = execute | readFile | readFolder
  static let ofFile = execute | writeFile | readFile | truncate

  /// All that a version of Landlock can deny.
  static func all(in version: Int) -> UInt64 {
    let bits = [1: 13, 2: 14, 3: 15, 4: 15][version] ?? 16
    return (1 << bits) - 1
  }
}

/// Lets this process and what it becomes read `readable` and write in `folder`, and nothing else.
func confineFiles(reading readable: [String], writing folder: String) throws(Failure) {
  let version = confine_landlock_version()
  guard version > 0 else { throw .ofSystem("Landlock") }
  let all = Access.all(in: version)
  var rules = confine_ruleset(
    file_system: all, network: version >= 4 ? 0b11 : 0, scopes: version >= 6 ? 0b11 : 0)
  let ruleset = confine_create_ruleset(&rules, rulesetSize(in: version))
  guard ruleset >= 0 else { throw .ofSystem("landlock_create_ruleset") }
  for path in readable { try allow(Access.read & all, beneath: path, in: ruleset) }
  try allow(all, beneath: folder, in: ruleset)
  try allow((Access.readFile | Access.writeFile) & all, beneath: "/dev/null", in: ruleset)
  guard confine_restrict(ruleset) == 0 else { throw .ofSystem("landlock_restrict_self") }
  close(ruleset)
}

/// Older kernels want the fields that they know, and no more.
private func rulesetSize(in version: Int) -> Int {
  MemoryLayout<UInt64>.size * (version >= 6 ? 3 : version >= 4 ? 2 : 1)
}

/// A path that doesn't exist needs no right.
private func allow(_ access: UInt64, beneath path: String, in ruleset: Int32) throws(Failure) {
  let parent = open(path, confine_path_only | O_CLOEXEC)
  guard parent >= 0 else { return }
  defer { close(parent) }
  var status = stat()
  guard fstat(parent, &status) == 0 else { throw .ofSystem(path) }
  let isFolder = status.st_mode & S_IFMT == S_IFDIR
  var rule = confine_path(allowed: isFolder ? access : access & Access.ofFile, parent: parent)
  guard confine_allow_path(ruleset, &rule) == 0 else { throw .ofSystem("landlock: \(path)") }
}
