import PreviewMacros
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// What a file becomes once its macros are expanded.
struct Expansion {
  /// With every stretch of white space as a single space.
  let text: String
  /// As in `2:10: message`.
  let problems: [String]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Main", fullFilePath: "Main.swift")])
    let expanded = file.expand(macros: Self.macros) { scope in
      BasicMacroExpansionContext(
        sharingWith: context, lexicalContext: scope.allMacroLexicalContexts())
    }
    text = expanded.description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    problems = context.diagnostics.map { problem in
      let place = context.location(
        for: problem.position, anchoredAt: problem.node, fileName: "Main.swift")
      return "\(place.line):\(place.column): \(problem.message)"
    }
  }

  private static var macros: [String: any Macro.Type] {
    [
      "Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self,
      "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self, "Entry": EntryMacro.self,
      "Model": ModelMacro.self, "Query": QueryMacro.self, "ModelActor": ModelActorMacro.self,
      "_PersistedProperty": PersistedPropertyMacro.self, "Transient": MarkingMacro.self,
      "bundle": BundleMacro.self,
    ]
  }
}
