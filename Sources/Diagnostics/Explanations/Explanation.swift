/// What a diagnostic's code means: what is wrong, why that matters, and how it is put right.
package struct Explanation: Sendable {
  /// As in `fence.unknown-attribute`.
  package var code: String
  package var severity: Diagnostic.Severity
  /// What is wrong, in a few words.
  package var title: String
  package var text: String
  package var wrong: Example
  package var right: Example

  init(
    _ code: String, _ title: String, severity: Diagnostic.Severity = .error, _ text: String,
    wrong: Example, right: Example
  ) {
    self.code = code
    self.severity = severity
    self.title = title
    self.text = text
    self.wrong = wrong
    self.right = right
  }

  /// A piece of a catalog, or what makes it so.
  package struct Example: Sendable {
    package enum Kind: Sendable, CaseIterable {
      /// A page with its front matter.
      case page
      /// The text of a page, without its front matter.
      case prose
      /// A `catalog.yml`.
      case settings
      /// Swift in a block of a page.
      case code
      /// Commands in the folder of the catalog.
      case shell
      /// A template of the theme.
      case template
    }

    package var kind: Kind
    package var text: String
  }
}

extension Explanation {
  /// All of them: areas in the order in which a page is read, codes as they come in it.
  package static let all: [Explanation] =
    files + settings + frontMatter + pages + links + symbols + markdown + fences + comments
    + steps + compiler + platform + availability + previews + findings + storyboards
    + site

  /// - Returns: `nil` for a code that no diagnostic has.
  package static func of(_ code: String) -> Explanation? {
    if let exact = all.first(where: { $0.code == code }) { return exact }
    let isGroup = code.wholeMatch(of: /swift\.[A-Za-z][A-Za-z0-9_-]*/) != nil
    return isGroup ? all.first { $0.code == compilerGroup } : nil
  }

  /// Stands for every kind that the compiler has a name for, as in `swift.DeprecatedDeclaration`.
  package static let compilerGroup = "swift.GROUP"

  /// The part before the dot.
  package var area: String { String(code.prefix { $0 != "." }) }
}
