import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that describes the preview, and a record by which a program finds it.
///
/// The record lies in a section of the executable of its own, so that nobody has to list a
/// program's previews: its host reads them from there.
package struct PreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try requireConcreteContext(context, node)
    let arguments = try PreviewArguments(node)
    let type = context.makeUniqueName("Preview")
    return [
      """
      struct \(type): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(place(of: node, in: context).file) }
        static var line: Swift.Int { \(place(of: node, in: context).line) }
        static var column: Swift.Int { \(place(of: node, in: context).column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          \(arguments.preview(in: context))
        }
        @section("swift_previews") @used
        static let record: @convention(c) @Sendable (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
          $0.assumingMemoryBound(to: [any SwiftUI.PreviewRegistry.Type].self)
            .pointee.append(\(type).self)
        }
      }
      """
    ]
  }

  private static func place(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> (file: ExprSyntax, line: ExprSyntax, column: ExprSyntax) {
    guard let place = context.location(of: node) else { return ("#fileID", "#line", "#column") }
    return (place.file, place.line, place.column)
  }

  /// Generic code has no one place in memory where a record could stand.
  private static func requireConcreteContext(
    _ context: some MacroExpansionContext, _ node: some FreestandingMacroExpansionSyntax
  ) throws {
    for scope in context.lexicalContext where scope.isGenericOrLocal {
      throw Problem(
        "'#Preview' must stand at file scope or in a type that is not generic", at: node
      )
      .error
    }
  }
}

extension Syntax {
  fileprivate var isGenericOrLocal: Bool {
    if let declaration = asProtocol((any WithGenericParametersSyntax).self) {
      return declaration.genericParameterClause != nil || self.is(FunctionDeclSyntax.self)
    }
    return self.is(ClosureExprSyntax.self) || self.is(AccessorDeclSyntax.self)
  }
}
