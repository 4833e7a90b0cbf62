import SwiftSyntax

/// What a type must be so that its members make sense: a `body` belongs to a view.
enum Requirement {
  /// Functions that only types of one protocol have.
  static let functions: [String: String] = [
    "body(content:)": "ViewModifier",
    "makeBody(configuration:)": "ButtonStyle",
    "path(in:)": "Shape",
    "makeUIView(context:)": "UIViewRepresentable",
    "makeUIViewController(context:)": "UIViewControllerRepresentable",
    "placeSubviews(in:proposal:subviews:cache:)": "Layout",
    "reduce(value:nextValue:)": "PreferenceKey",
    "effectValue(size:)": "GeometryEffect",
  ]

  /// What styles read of their configuration, which tells them apart.
  private static let styles: [(text: String, style: String)] = [
    ("isOn", "ToggleStyle"), (".trigger()", "PrimitiveButtonStyle"), (".icon", "LabelStyle"),
    ("fractionCompleted", "ProgressViewStyle"), ("configuration.content", "GroupBoxStyle"),
  ]

  /// How the declaration of a type that holds these members starts.
  static func head(name: String, members: [CodeBlockItemSyntax.Item]) -> String {
    let needed = conformance(of: members)
    if needed == enumeration { return "enum \(name)" }
    if needed == "ObservableObject" { return "final class \(name): ObservableObject" }
    return "struct \(name)" + (needed.map { ": \($0)" } ?? "")
  }

  /// What a type with these members must be, if anything.
  static func conformance(of members: [CodeBlockItemSyntax.Item]) -> String? {
    if members.contains(where: { $0.is(EnumCaseDeclSyntax.self) }) { return enumeration }
    let text = members.map(\.description).joined()
    if text.contains("@Published") { return "ObservableObject" }
    return members.lazy.compactMap { conformance($0, text: text) }.first
  }

  private static let enumeration = "enum"

  private static func conformance(_ item: CodeBlockItemSyntax.Item, text: String) -> String? {
    if let variable = item.as(VariableDeclSyntax.self) { return conformance(variable) }
    let name = DeclarationKey.keys(of: item).first?.name ?? ""
    guard let found = functions[name] else { return nil }
    let style = styles.first { text.contains($0.text) }?.style
    return found == "ButtonStyle" ? style ?? found : found
  }

  private static func conformance(_ variable: VariableDeclSyntax) -> String? {
    guard let binding = variable.bindings.first else { return nil }
    switch binding.pattern.trimmedDescription {
    case "body":
      let type = binding.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)
      guard let name = type?.constraint.trimmedDescription, !name.isEmpty else { return nil }
      return name == "Scene" ? "App" : name
    case "previews": return "PreviewProvider"
    case "defaultValue": return "EnvironmentKey"
    default: return nil
    }
  }
}
