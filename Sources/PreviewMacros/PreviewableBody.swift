import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The body of a preview, parted into `@Previewable` properties and the statements that use them.
struct PreviewableBody {
  private(set) var properties: [VariableDeclSyntax] = []
  private var misplaced: [VariableDeclSyntax] = []
  private var statements: [CodeBlockItemSyntax] = []

  init(_ body: CodeBlockItemListSyntax) {
    for item in body {
      guard let property = item.item.as(VariableDeclSyntax.self), property.isPreviewable else {
        statements.append(item)
        continue
      }
      if !statements.isEmpty { misplaced.append(property) }
      properties.append(property.withoutPreviewable)
    }
  }

  /// State lives in a view, so that it outlasts one evaluation of the body.
  func view(named name: TokenSyntax) -> DeclSyntax {
    """
    struct \(name): SwiftUI.View {
      \(MemberBlockItemListSyntax(properties.map { MemberBlockItemSyntax(decl: $0) }))
      var body: some SwiftUI.View {
        \(CodeBlockItemListSyntax(statements))
      }
    }
    """
  }

  func diagnose(in context: some MacroExpansionContext) {
    for property in misplaced {
      context.diagnose(
        Problem("'@Previewable' properties must stand at the top of the preview", at: property)
          .diagnostic)
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var isPreviewable: Bool {
    attributes.contains { $0.isPreviewable }
  }

  fileprivate var withoutPreviewable: VariableDeclSyntax {
    var copy = self
    copy.attributes = attributes.filter { !$0.isPreviewable }
    copy.leadingTrivia = .newline
    return copy
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}
