import Snippets
import SymbolLookup

extension Symbol {
  var kindName: String {
    if traits.contains(.propertyWrapper) { return "Property wrapper" }
    return switch kind {
    case .structure: "Structure"
    case .class: "Class"
    case .enumeration: "Enumeration"
    case .protocol: "Protocol"
    case .typealias: "Type alias"
    case .associatedtype: "Associated type"
    case .method: "Instance method"
    case .property: "Instance property"
    case .initializer: "Initializer"
    case .subscript: "Instance subscript"
    case .enumCase: "Case"
    case .typeMethod: "Type method"
    case .typeProperty: "Type property"
    case .typeSubscript: "Type subscript"
    case .operator: "Operator"
    case .function: "Function"
    case .variable: "Global variable"
    case .macro: "Macro"
    }
  }

  /// The declaration without the types that no table has: `func padding(_:)`.
  var outline: String {
    let effects = [Trait.async, .throws].filter(traits.contains).map { " " + $0.rawValue }.joined()
    let accessors = traits.contains(.settable) ? " { get set }" : " { get }"
    return switch kind {
    case .structure:
      (traits.contains(.propertyWrapper) ? "@propertyWrapper " : "") + "struct " + name
    case .class, .enumeration, .protocol, .typealias, .associatedtype, .macro:
      "\(kind.rawValue) \(name)"
    case .method, .function: "func \(name)\(effects)"
    case .typeMethod: "static func \(name)\(effects)"
    case .property, .variable: "var \(name)\(accessors)"
    case .typeProperty: "static var \(name)\(accessors)"
    case .initializer:
      (traits.contains(.failable) ? "init?" + name.dropFirst("init".count) : name) + effects
    case .subscript: name + accessors
    case .typeSubscript: "static " + name + accessors
    case .enumCase: "case " + name
    case .operator: "static func " + name
    }
  }
}

extension Symbol.Deprecation {
  var words: String {
    switch self {
    case .since(let version): "Deprecated since iOS \(version)"
    case .later: "To be deprecated"
    case .always: "Deprecated"
    }
  }
}
