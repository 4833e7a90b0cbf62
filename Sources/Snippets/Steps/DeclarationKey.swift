import SwiftSyntax

/// What a declaration is called: a step's declaration takes the place of the one it shares this
/// with.
enum DeclarationKey: Hashable, Comparable {
  case module(String)
  case type(String)
  /// An extension, by the type and what follows its name.
  case extending(String, String)
  /// A property or an enum's case.
  case value(String)
  /// A function, initializer or subscript with its labels, as in `on(newIsActiveState:)`.
  case callable(String)
  /// A `#Preview` by its name.
  case preview(String)
  /// A `#Preview` without a name, by its place among those.
  case unnamedPreview(Int)
  /// Anything else, by its whole text.
  case other(String)

  /// The form that an author writes in `removes`.
  var name: String {
    switch self {
    case .module(let name), .type(let name), .value(let name), .callable(let name): name
    case .extending(let type, _): type
    case .preview(let name): "#Preview(\(name))"
    case .unnamedPreview: "#Preview"
    case .other(let text): text
    }
  }
}

extension DeclarationKey {
  /// What a declaration is called, of which there can be several: `let a, b: Int`.
  static func keys(of declaration: some SyntaxProtocol) -> [DeclarationKey] {
    if let value = declaration.as(VariableDeclSyntax.self) { return keys(of: value) }
    if let value = declaration.as(EnumCaseDeclSyntax.self) {
      return value.elements.map { .value($0.name.trimmed.text) }
    }
    if let key = callable(declaration) ?? type(declaration) { return [key] }
    if let value = declaration.as(ImportDeclSyntax.self) {
      return [.module(value.path.trimmedDescription)]
    }
    if let preview = PreviewMacro(declaration) {
      return [preview.name.map { .preview($0) } ?? .unnamedPreview(0)]
    }
    return [.other(declaration.trimmedDescription)]
  }

  static let memberKinds: Set<SyntaxKind> = [
    .variableDecl, .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl,
    .enumCaseDecl,
  ]

  /// What tells overloads apart.
  static func variant(of declaration: some SyntaxProtocol) -> String {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isStatic = modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
    let parameters =
      declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(SubscriptDeclSyntax.self)?.parameterClause
    let types = parameters?.parameters.map(\.type.trimmedDescription) ?? []
    return ([isStatic ? "static" : ""] + types).joined(separator: " ")
  }

  private static func keys(of variable: VariableDeclSyntax) -> [DeclarationKey] {
    variable.bindings.flatMap { binding in
      binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { return .value(name.unquoted) }
        return nil
      }
    }
  }

  private static func type(_ declaration: some SyntaxProtocol) -> DeclarationKey? {
    if let value = declaration.as(ExtensionDeclSyntax.self) {
      let conformance = Interior.Signature(value).conformance
      return .extending(value.extendedType.trimmedDescription, conformance)
    }
    let named = declaration.asProtocol((any NamedDeclSyntax).self)
    return named.map { .type($0.name.text.unquoted) }
  }

  private static func callable(_ declaration: some SyntaxProtocol) -> DeclarationKey? {
    if let value = declaration.as(FunctionDeclSyntax.self) {
      return .callable(value.name.text.unquoted + labels(value.signature.parameterClause))
    }
    if let value = declaration.as(InitializerDeclSyntax.self) {
      return .callable("init" + labels(value.signature.parameterClause))
    }
    if let value = declaration.as(SubscriptDeclSyntax.self) {
      return .callable("subscript" + labels(value.parameterClause))
    }
    return declaration.is(DeinitializerDeclSyntax.self) ? .callable("deinit") : nil
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}

extension String {
  /// A name without the backticks that let it be a keyword.
  var unquoted: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
