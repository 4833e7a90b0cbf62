import Diagnostics
import Foundation

/// `catalog new`: starts a page, a section or a catalog.
struct NewCommand: Subcommand {
  static let usage = Usage(
    "new", "Start a page, a section or a catalog.", operands: "page|section|catalog NAME",
    options: [Usage.root])

  let kind: Kind
  let name: String
  let root: String?

  enum Kind: String, CaseIterable { case page, section, catalog }

  init(_ arguments: Arguments) throws(UsageError) {
    kind = try arguments.operand(0, "say what is new: a page, a section or a catalog")
    guard arguments.operands.count > 1 else { throw arguments.error("name the new \(kind)") }
    if arguments.operands.count > 2 { throw arguments.error("name one \(kind), in quotes") }
    name = arguments.operands[1]
    root = arguments.value("--root")
    if kind == .catalog, root != nil {
      throw arguments.error("a new catalog has no other for its root")
    }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let (folder, files) = try kind == .catalog ? newCatalog() : newFile()
    for file in files {
      try file.write(in: folder)
      try console.print(kind == .catalog ? folderName + file.path : file.path)
    }
    return .success
  }

  private var folderName: String { name.hasSuffix("/") ? name : name + "/" }

  private func newCatalog() throws(UsageError) -> (URL, [StarterFile]) {
    let folder = URL(fileURLWithPath: name, isDirectory: true).standardizedFileURL
    let present = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard present?.isEmpty ?? !FileManager.default.fileExists(atPath: folder.path) else {
      throw UsageError("'\(name)' is there, and not empty", Self.usage)
    }
    return (folder, StarterFile.catalog(titled: StarterName(folder.lastPathComponent).title))
  }

  private func newFile() throws(UsageError) -> (URL, [StarterFile]) {
    let name = StarterName(name)
    if let problem = name.problem { throw UsageError(problem, Self.usage) }
    let root = try catalogRoot(root, usage: Self.usage)
    if let taken = name.taken(in: root, asSection: kind == .section) {
      throw UsageError("there is \(taken) already", Self.usage)
    }
    return (root, [kind == .page ? .page(name) : .section(name)])
  }
}

extension Arguments {
  /// The operand at a place as one of several words.
  fileprivate func operand<Choice>(
    _ index: Int, _ missing: String
  ) throws(UsageError) -> Choice where Choice: RawRepresentable<String> & CaseIterable {
    guard operands.indices.contains(index) else { throw error(missing) }
    if let choice = Choice(rawValue: operands[index]) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw error(
      "\(missing), not '\(operands[index])'"
        + suggestion(nearest(to: operands[index], among: known)))
  }
}
