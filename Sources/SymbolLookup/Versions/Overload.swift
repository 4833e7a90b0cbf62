import Snippets

extension Symbol {
  /// One of several declarations with the same path, of which some are newer than others.
  package struct Overload: Hashable, Sendable {
    package var ios: String
    package var deprecation: Deprecation?
    package var replacement = ""
    /// As in `Self : Swift.Equatable`.
    var condition = ""

    /// What is deprecated in every version says so itself, to the compiler.
    var deprecatedSince: SystemVersion? {
      if case .since(let text) = deprecation { SystemVersion(text) } else { nil }
    }
  }

  /// The one that a signature is about; the oldest of those that it may be about.
  func overload(_ signature: String) -> Overload {
    let words = Set(signature.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let fitting = overloads.filter { $0.telling.isSubset(of: words) }
    let most = fitting.map(\.telling.count).max()
    return fitting.first { $0.telling.count == most }
      ?? Overload(ios: ios, deprecation: deprecation)
  }
}

extension Symbol.Overload {
  /// - Parameter field: as in `13.0,15.0,View/animation(_:value:),Self : Swift.Equatable`.
  init?(_ field: Substring) {
    let parts = field.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    ios = String(parts[0])
    deprecation = Symbol.Deprecation(String(parts[1]))
    replacement = String(parts[2])
    condition = String(parts[3])
  }

  /// The names that its condition compares with; those on the left are not the compiler's.
  fileprivate var telling: Set<Substring> {
    let sides = condition.split(separator: ",").compactMap { requirement in
      requirement.split(separator: " ").last
    }
    return Set(
      sides.compactMap { $0.split(separator: ".").last }.map { $0.prefix(while: isOfWord) })
  }
}

private func isOfWord(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_"
}
