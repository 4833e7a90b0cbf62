import Check
import Diagnostics
import Foundation

/// Does what a command line asks for; `arguments` come without the program's own name.
package func run(_ arguments: [String], _ console: Console) async -> ExitStatus {
  do {
    return try await dispatch(arguments, console)
  } catch let error as UsageError {
    console.complain("catalog: error: \(error.message)\n\(error.usage?.synopsis ?? synopsis)")
    return .wrongUsage
  } catch is CancellationError {
    console.complain("catalog: interrupted")
    return .interrupted
  } catch let error as SystemError where error.number == EPIPE {
    // Whoever reads has had enough, as `head` has; they need not be told.
    return .machine
  } catch {
    console.complain("catalog: error: \(SystemError(error).map(\.description) ?? "\(error)")")
    return .machine
  }
}

private func dispatch(_ arguments: [String], _ console: Console) async throws -> ExitStatus {
  var words = arguments[...]
  guard let name = words.popFirst() else { throw UsageError("name a subcommand") }
  let wantsHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  if ["help", "--help", "-h"].contains(name) {
    try console.print(words.first.map { try subcommand(named: $0).usage.text } ?? overview)
    return .success
  }
  if ["version", "--version"].contains(name) {
    try console.print("catalog \(version)")
    return .success
  }
  let type = try subcommand(named: name)
  if wantsHelp {
    try console.print(type.usage.text)
    return .success
  }
  return try await type.init(Arguments(Array(words), for: type.usage)).run(console)
}

private func subcommand(named name: String) throws(UsageError) -> any Subcommand.Type {
  if let type = subcommands.first(where: { $0.usage.name == name }) { return type }
  let known = subcommands.map { $0.usage.name } + ["help", "version"]
  throw UsageError("unknown subcommand '\(name)'" + suggestion(nearest(to: name, among: known)))
}

private let synopsis = "usage: catalog SUBCOMMAND [OPTION…]; 'catalog help' lists them"

private var overview: String {
  let rows = subcommands.map { (term: $0.usage.name, meaning: $0.usage.summary) }
  return """
    \(synopsis)

    \(table(rows))

    Exit status: 0 all good, 1 problems in the catalog, 2 wrong usage, 3 the machine is at fault,
    130 interrupted, 143 terminated, 129 hung up.
    """
}

func suggestion(_ name: String?) -> String {
  name.map { "; did you mean '\($0)'?" } ?? ""
}
