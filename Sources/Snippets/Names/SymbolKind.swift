/// What kind of declaration a symbol is; the raw values are the names that DocC tells kinds apart by.
package enum SymbolKind: String, Hashable, Sendable, CaseIterable, Codable {
  case structure = "struct"
  case `class`
  case enumeration = "enum"
  case `protocol`
  case `typealias`
  case `associatedtype`
  case method, property, initializer = "init", `subscript`
  case enumCase = "enum.case"
  case typeMethod = "type.method"
  case typeProperty = "type.property"
  case typeSubscript = "type.subscript"
  case `operator` = "func.op"
  case function = "func"
  case variable = "var"
  case macro
}
