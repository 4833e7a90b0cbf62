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
  /// What others call it by, without labels; `nil` where that is not by a name of its own.
  var baseName: String? {
    switch self {
    case .type(let name), .value(let name): name
    case .callable(let name): String(name.prefix { $0 != "(" })
    default: nil
    }
  }

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
    let types = clause(of: declaration)?.parameters.map(\.type.trimmedDescription) ?? []
    return ([isStatic ? "static" : ""] + types).joined(separator: " ")
  }

  /// Labels and types, as in `(x: Int, _: String)`.
  static func parameters(of declaration: some SyntaxProtocol) -> String? {
    if let value = declaration.as(EnumCaseDeclSyntax.self), value.elements.count == 1 {
      let clause = value.elements.first?.parameterClause
      return clause.map {
        "(" + $0.parameters.map { "\($0.firstName?.text ?? "_"):" }.joined() + ")"
      }
    }
    guard let clause = clause(of: declaration) else { return nil }
    let types = clause.parameters.map(\.type.trimmedDescription)
    let pairs = zip(labels(of: declaration), types).map { "\($0): \($1)" }
    return "(\(pairs.joined(separator: ", ")))"
  }

  private static func clause(
    of declaration: some SyntaxProtocol
  ) -> FunctionParameterClauseSyntax? {
    declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(InitializerDeclSyntax.self)?.signature.parameterClause
      ?? declaration.as(SubscriptDeclSyntax.self)?.parameterClause
  }

  /// Those that a caller writes: an operator has none, and a subscript only what is said twice.
  private static func labels(of declaration: some SyntaxProtocol) -> [String] {
    let isOperator = declaration.as(FunctionDeclSyntax.self).map { !$0.name.isWord } ?? false
    let isSubscript = declaration.is(SubscriptDeclSyntax.self)
    return clause(of: declaration)?.parameters.map { parameter in
      let isSilent = isOperator || isSubscript && parameter.secondName == nil
      return isSilent ? "_" : parameter.firstName.text.unquoted
    } ?? []
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
    let labels = labels(of: declaration).map { $0 + ":" }.joined()
    if let value = declaration.as(FunctionDeclSyntax.self) {
      return .callable("\(value.name.text.unquoted)(\(labels))")
    }
    if declaration.is(InitializerDeclSyntax.self) { return .callable("init(\(labels))") }
    if declaration.is(SubscriptDeclSyntax.self) { return .callable("subscript(\(labels))") }
    return declaration.is(DeinitializerDeclSyntax.self) ? .callable("deinit") : nil
  }
}

extension TokenSyntax {
  fileprivate var isWord: Bool {
    if case .identifier = tokenKind { return true }
    return false
  }
}

extension String {
  /// A name without the backticks that let it be a keyword.
  var unquoted: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
