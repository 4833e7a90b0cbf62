import SwiftSyntax

extension Interior.Signature {
  /// What stands before a type's name and after it, up to its brace.
  init(_ group: some DeclGroupSyntax) {
    let name =
      group.asProtocol((any NamedDeclSyntax).self).map { Syntax($0.name) }
      ?? group.as(ExtensionDeclSyntax.self).map { Syntax($0.extendedType) }
    var (before, after) = ([String](), [String]())
    for token in group.tokens(viewMode: .sourceAccurate) {
      if token.position >= group.memberBlock.position { break }
      if let name, token.position < name.position {
        before.append(token.text)
      } else if let name, token.position >= name.endPosition {
        after.append(token.text)
      }
    }
    introduction = before.joined(separator: " ")
    conformance = after.joined(separator: " ")
  }
}
