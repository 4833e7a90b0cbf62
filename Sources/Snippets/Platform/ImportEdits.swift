import SwiftSyntax

extension ImportDeclSyntax {
  /// Names of modules that are called otherwise here, or that are parts of another.
  var deviceEdits: [Edit] {
    guard let module = path.first else { return [] }
    if module.name.text == "Darwin" { return [Edit(replacing: module.name, with: "Glibc")] }
    guard importKindSpecifier == nil, path.count > 1, isModuleOfDevices(module.name.text) else {
      return []
    }
    return [
      Edit(blanking: module.name.endPosition, path.endPositionBeforeTrailingTrivia)
    ]
  }
}
