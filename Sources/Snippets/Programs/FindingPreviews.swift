import SwiftSyntax

extension ParsedText {
  /// What there is to draw: the previews, or else a view that needs no arguments.
  var previews: [PreviewDeclaration] {
    let declared = tree.statements.compactMap { preview($0.item) }
    if !declared.isEmpty { return declared }
    return bareView.map { [$0] } ?? []
  }

  private func preview(_ item: CodeBlockItemSyntax.Item) -> PreviewDeclaration? {
    let place = origin(of: item.positionAfterSkippingLeadingTrivia)
    if let macro = PreviewMacro(item) { return .macro(name: macro.name, at: place) }
    guard item.conforms(to: "PreviewProvider"),
      let type = item.asProtocol((any NamedDeclSyntax).self)
    else { return nil }
    return .provider(type: type.name.text, at: place)
  }

  /// The first view that can be made from nothing; one that no other type here makes comes first.
  private var bareView: PreviewDeclaration? {
    let views = tree.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
      .filter { $0.conforms(to: "View") && $0.needsNoArguments }
    let view = views.first { !isUsedElsewhere($0) } ?? views.first
    return view.map {
      .view(type: $0.name.text, at: origin(of: $0.positionAfterSkippingLeadingTrivia))
    }
  }

  private func isUsedElsewhere(_ type: StructDeclSyntax) -> Bool {
    tree.statements.contains { statement in
      statement.item.id != Syntax(type).id
        && statement.tokens(viewMode: .sourceAccurate).contains { $0.text == type.name.text }
    }
  }
}

extension StructDeclSyntax {
  /// Whether `Name()` makes a value: by an initializer without parameters, or because every stored
  /// property has a value of its own.
  fileprivate var needsNoArguments: Bool {
    guard genericParameterClause == nil else { return false }
    let members = memberBlock.members.map(\.decl)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    if !initializers.isEmpty {
      return initializers.contains { initializer in
        let parameters = initializer.signature.parameterClause.parameters
        return initializer.optionalMark == nil
          && parameters.allSatisfy { $0.defaultValue != nil }
      }
    }
    return members.compactMap { $0.as(VariableDeclSyntax.self) }.allSatisfy(\.hasValue)
  }
}

extension VariableDeclSyntax {
  /// Wrappers that know their value without being told.
  private static let selfSufficient: Set<String> = [
    "Environment", "FocusState", "AccessibilityFocusState", "Namespace", "AppStorage",
    "SceneStorage", "FetchRequest", "Query", "FocusedValue", "UIApplicationDelegateAdaptor",
  ]

  fileprivate var hasValue: Bool {
    let isStatic = modifiers.contains { $0.name.text == "static" }
    if isStatic || !isStored { return true }
    let wrappers = attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    if wrappers.contains(where: Self.selfSufficient.contains) { return true }
    return bindings.allSatisfy { binding in
      let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
      return binding.initializer != nil
        || isOptional && bindingSpecifier.text == "var" && !wrappers.contains("Binding")
    }
  }
}
