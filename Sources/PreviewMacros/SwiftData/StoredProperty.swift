import SwiftSyntax

/// A single variable of a type that keeps a value.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  let name: TokenSyntax
  private let binding: PatternBindingSyntax

  /// `nil` for constants, computed and shared variables, and whatever is no variable.
  init?(_ member: some SyntaxProtocol) {
    guard let declaration = member.as(VariableDeclSyntax.self),
      declaration.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = declaration.bindings.first, declaration.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let isShared = declaration.modifiers.contains {
      ["static", "class", "lazy"].contains($0.name.text)
    }
    if isShared || binding.isComputed { return nil }
    self.declaration = declaration
    self.binding = binding
    name = pattern.identifier.trimmed
  }

  /// Whether it is part of what is kept of an object.
  var isPersisted: Bool {
    declaration.attributes.allSatisfy { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      return ["Attribute", "Relationship"].contains(attribute.baseName)
    }
  }

  /// Whether its values may be anything that a transformer makes data of.
  var isTransformed: Bool {
    declaration.attributes.contains { element in
      element.as(AttributeSyntax.self)?.arguments?.description.contains("transformable") ?? false
    }
  }

  /// Whether an initializer has to set it.
  var needsValue: Bool {
    binding.initializer == nil && binding.typeAnnotation?.type.isOptional != true
  }

  /// The variable that its values lie in.
  var storage: TokenSyntax { "_\(raw: name.text.replacing("`", with: ""))" }

  /// The declaration of that variable, with the observers of the property.
  var storageDeclaration: DeclSyntax {
    var copy = binding
    copy.pattern = PatternSyntax(IdentifierPatternSyntax(identifier: storage))
    return "private var \(copy)"
  }

  /// The type that the property is declared with.
  var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }

  /// The value that it is declared with.
  var value: ExprSyntax? { binding.initializer?.value.trimmed }
}

extension AttributeSyntax {
  /// The name without the modules before it.
  var baseName: String {
    attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    guard let accessorBlock else { return false }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return true }
    return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
