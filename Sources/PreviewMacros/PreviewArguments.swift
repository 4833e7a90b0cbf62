import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What stands in the parentheses and braces of a `#Preview`.
struct PreviewArguments {
  private var name: ExprSyntax?
  private var traits: [ExprSyntax] = []
  private var body: ExprSyntax

  init(_ node: some FreestandingMacroExpansionSyntax) throws {
    var body = node.trailingClosure.map(ExprSyntax.init)
    var label = "name"
    for argument in node.arguments {
      label = argument.label?.text ?? (label == "traits" ? label : "name")
      switch label {
      case "name" where name == nil: name = argument.expression
      case "traits": traits.append(argument.expression)
      case "body" where body == nil: body = argument.expression
      default: throw Problem("'#Preview' has no such argument", at: argument).error
      }
    }
    if let extra = node.additionalTrailingClosures.first {
      throw Problem("'#Preview' takes one closure, the preview's body", at: extra).error
    }
    guard let body else {
      throw Problem("'#Preview' needs a body in braces: '#Preview { … }'", at: node).error
    }
    self.body = body
    try checkName()
  }

  /// A preview is listed by its name before anything of the program runs.
  private func checkName() throws {
    guard let literal = name?.as(StringLiteralExprSyntax.self) else { return }
    guard literal.representedLiteralValue == nil else { return }
    throw Problem(
      "the name of a preview must be a string literal without interpolation", at: literal
    )
    .error
  }

  /// The statements that make the preview.
  func preview(in context: some MacroExpansionContext) -> CodeBlockItemListSyntax {
    guard let closure = body.as(ClosureExprSyntax.self) else { return call(body) }
    let previewable = PreviewableBody(closure.statements)
    guard !previewable.properties.isEmpty else { return call(body.trimmed) }
    previewable.diagnose(in: context)
    let wrapper = context.makeUniqueName("Content")
    return """
      \(previewable.view(named: wrapper))
      \(call("{ \(wrapper)() }"))
      """
  }

  private func call(_ body: ExprSyntax) -> CodeBlockItemListSyntax {
    var arguments = name.map { ["\($0.trimmed)"] } ?? []
    for (index, trait) in traits.enumerated() {
      arguments.append((index == 0 ? "traits: " : "") + "\(trait.trimmed)")
    }
    arguments.append("body: \(body)")
    return "return SwiftUI.Preview(\(raw: arguments.joined(separator: ", ")))"
  }
}
