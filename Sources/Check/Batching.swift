import Snippets

extension Program {
  /// Whether it may be compiled in company; what is expected to fail would take the others along.
  var canBeBatched: Bool { isNestable && main.expectations.isEmpty }

  /// What has to be the same for programs to be compiled in one module, since the members and
  /// conformances of whatever one of them imports are there for all.
  fileprivate func company(_ defaultMode: String) -> Company {
    Company(
      imports: imports.subtracting(Self.broughtAlong), languageMode: languageMode ?? defaultMode)
  }

  fileprivate struct Company: Hashable {
    var imports: Set<String>
    var languageMode: String
  }

  /// What makes no difference, for SwiftUI brings it along.
  private static let broughtAlong = Set(
    ["SwiftUI", "UIKit", "Combine", "CoreGraphics", "Foundation", "Observation"]
      .map { "import \($0)" })
}

/// Sorts programs into batches of at most `limit`, each for one compiler.
///
/// - Parameters:
///   - languageMode: that of programs that do not say so.
///   - compilers: how many can run at once; as far as it pays, all get something to do.
func batches(
  of indices: [Int], _ programs: [Program], languageMode: String, compilers: Int
) -> [[Int]] {
  let groups = Dictionary(grouping: indices) { programs[$0].company(languageMode) }.values
  return groups.sorted { $0[0] < $1[0] }.flatMap { group in
    let wanted = min(max(1, compilers), group.count / smallestBatch)
    let needed = (group.count + batchLimit - 1) / batchLimit
    // The last of several rounds keeps all compilers busy, too.
    let rounds = (needed + max(1, compilers) - 1) / max(1, compilers)
    let count = needed > 1 ? rounds * max(1, compilers) : max(1, wanted)
    let size = max(1, (group.count + count - 1) / count)
    return stride(from: 0, to: group.count, by: size).map {
      Array(group[$0..<min($0 + size, group.count)])
    }
  }
}

/// More programs in one module make the compiler's memory grow and save little.
private let batchLimit = 100
/// Fewer are not worth a compiler of their own.
private let smallestBatch = 8
