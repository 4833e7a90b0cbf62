import SwiftSyntax

/// What of Objective-C there is in code has no effect on what a preview shows: it goes, or becomes
/// what Swift has for it by itself.

extension AttributeSyntax {
  var deviceEdits: [Edit] {
    let name = attributeName.trimmedDescription
    if name == "UIApplicationMain" { return [Edit(replacing: self, with: "@main")] }
    return Self.ofObjectiveC.contains(name) ? [Edit(blanking: self)] : []
  }

  private static let ofObjectiveC: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction", "NSManaged",
  ]
}

extension DeclModifierSyntax {
  /// Nobody but Objective-C looks a member up by its name.
  var deviceEdits: [Edit] {
    let declaration = parent?.parent?.asProtocol((any WithAttributesSyntax).self)
    let isShared = declaration?.attributes.has("objc") ?? false
    return name.text == "dynamic" && isShared ? [Edit(blanking: self)] : []
  }
}

extension ProtocolDeclSyntax {
  /// One of Objective-C's is for classes only.
  var deviceEdits: [Edit] {
    guard attributes.has("objc"), inheritanceClause == nil else { return [] }
    return [Edit(inserting: ": AnyObject", behind: name)]
  }
}

extension VariableDeclSyntax {
  /// A managed property has its value from its object.
  var deviceEdits: [Edit] {
    guard attributes.has("NSManaged"), bindings.count == 1, let binding = bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription, binding.accessorBlock == nil
    else { return [] }
    let key = "forKey: \"\(name)\""
    let text = "{ get { value(\(key)) as! \(type) } set { setValue(newValue, \(key)) } }"
    return [Edit(inserting: " " + text, behind: binding)]
  }
}

extension FunctionDeclSyntax {
  /// A managed function has its body from its object.
  var deviceEdits: [Edit] {
    guard attributes.has("NSManaged"), body == nil else { return [] }
    let text = signature.returnClause == nil ? " {}" : " { fatalError() }"
    return [Edit(inserting: text, behind: signature)]
  }
}

extension MacroExpansionExprSyntax {
  /// Selectors and key paths of Objective-C.
  var deviceEdits: [Edit] {
    guard let argument = arguments.first, arguments.count == 1 else { return [] }
    let path = argument.expression.trimmedDescription.split(separator: ".")
    switch (macroName.text, argument.label?.text) {
    case ("selector", nil): return [Edit(replacing: pound, with: "_")]
    case ("selector", _):
      return [Edit(replacing: self, with: "Selector(\"\(path.last ?? "")\")")]
    case ("keyPath", nil):
      let names = path.drop { $0.first?.isUppercase == true }
      return [Edit(replacing: self, with: "\"\(names.joined(separator: "."))\"")]
    default: return []
    }
  }
}

extension AttributeListSyntax {
  func has(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}
