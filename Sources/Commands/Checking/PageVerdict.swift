import Check
import Diagnostics
import SymbolLookup

/// What a page's code comes to.
struct PageVerdict: Codable, Sendable {
  /// How many of its blocks became programs.
  var programs = 0
  /// What is wrong with the code before it is compiled.
  var problems: [Diagnostic] = []
  /// What is wrong with the programs and their previews, in their order.
  var findings: [Finding] = []
  /// How many programs' previews were drawn.
  var drawn = 0
  var symbols = PageSymbolLinks()
  /// The pages whose blocks have a part in this, each with the digest of its file.
  var leansOn: [String: String] = [:]
}
