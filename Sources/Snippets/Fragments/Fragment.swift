import Diagnostics
import SwiftSyntax

/// A block that is no file by itself, and what is put around it so that it compiles.
///
/// Its lines stay as they are; what is put around them has no place of an author's.
struct Fragment {
  typealias Line = SourceText.Line

  /// What needs something around it.
  let parsed: ParsedText
  /// The imports before it.
  private let imports: [Line]
  private let modules: [String]
  let shape: FenceAttributes.Shape
  /// What the block finds in scope, as the author wrote it in `given`.
  var given: Line?
  /// The name of the type that is put around it.
  var name = "Fragment"
  /// The modules that it leans on without importing them.
  var frameworks: [String] = []

  init(_ parsed: ParsedText, shape: FenceAttributes.Shape) {
    (imports, self.parsed) = shape == .file ? ([], parsed) : parsed.importsAndRest
    modules = parsed.importedModules
    self.shape = shape
  }

  /// The block as a file.
  var asFile: SourceText {
    let scope = givenPieces.filter { !$0.isImport }
    let lines = shape == .file ? scope + parsed.text.lines : around(scope)
    let usual =
      modules.contains("SwiftUI")
      ? frameworks : ["SwiftUI"] + frameworks + Frameworks.preferences(frameworks + modules)
    return SourceText(
      lines: usual.map { .written("import \($0)") } + imports + givenPieces.filter(\.isImport)
        + lines)
  }

  /// What is given, with a line for each import, since these stand outside of types.
  private var givenPieces: [Line] {
    guard let given else { return [] }
    let parsed = ParsedText(SourceText(lines: [given]))
    let statements = parsed.tree.statements
    guard statements.contains(where: { $0.item.is(ImportDeclSyntax.self) }) else { return [given] }
    return statements.flatMap { statement in
      parsed.lines(
        parsed.place(of: statement.positionAfterSkippingLeadingTrivia),
        parsed.place(of: statement.endPositionBeforeTrailingTrivia))
    }
  }

  /// The block as members of a type that is there already.
  var asMembers: SourceText {
    SourceText(lines: membersOf("fragment"))
  }

  /// What the piece needs around it, with what stands beside that.
  private func around(_ scope: [Line]) -> [Line] {
    let parts = parsed.lines(of: shape)
    let members = parsed.zones(of: shape).members
    let head = Requirement.head(name: name, members: members)
    let inside: [Line] =
      switch shape {
      case .members: type(head) { scope + parts.members }
      case .statements: statements(scope, parts, head)
      default: view(scope, parts, members)
      }
    return parts.file + inside
  }

  private typealias Parts = (file: [Line], members: [Line], body: [Line])

  /// A view whose body the piece is, unless it has a body of its own or what it holds is no view's.
  private func view(_ scope: [Line], _ parts: Parts, _ members: [CodeBlockItemSyntax.Item])
    -> [Line]
  {
    let isBody = Requirement.conformance(of: members) == nil
    let head =
      isBody
      ? "struct \(name): \(making.owner)" : Requirement.head(name: name, members: members)
    return type(head) { scope + parts.members + property(isBody ? "body" : "fragment", parts.body) }
  }

  /// The piece as something that a type can hold.
  private func membersOf(_ name: String) -> [Line] {
    let parts = parsed.lines(of: shape)
    let own = shape == .statements ? function(name, parts.body) : property(name, parts.body)
    return parts.members + own + parts.file
  }

  private func property(_ name: String, _ body: [Line]) -> [Line] {
    let builder = name == "body" ? "" : "@\(making.kind)Builder "
    let root: [Line] = shape == .chain ? [.written("  \(placeholder)")] : []
    return [.written("\(builder)var \(name): some \(making.kind) {")] + root + body + [
      .written("}")
    ]
  }

  private func function(_ name: String, _ body: [Line]) -> [Line] {
    [.written("func \(name)() async throws {")] + body + [.written("}")]
  }

  private func type(_ head: String, _ members: () -> [Line]) -> [Line] {
    [.written(head + " {")] + members() + [.written("}")]
  }

  /// Plain variables go into the function, so that closures may change them; the rest around it.
  private func statements(_ scope: [Line], _ parts: Parts, _ head: String) -> [Line] {
    let isLocal = !scope.isEmpty && scope.allSatisfy(\.declaresVariablesOnly)
    let function = function("fragment", (isLocal ? scope : []) + parts.body)
    return type("@MainActor \(head)") { (isLocal ? [] : scope) + parts.members + function }
  }

  /// What the body of the piece consists of.
  private var making: Making {
    let names =
      shape == .chain
      ? [String(placeholder.prefix(while: \.isLetter))]
      : parsed.zones(of: shape).body.filter { !$0.isDeclaration }.map { $0.maker ?? "" }
    return Making(ofAll: names) ?? .views
  }

  /// What a chain is hung on: a view that has the chain's first modifier.
  private var placeholder: String {
    let chain = parsed.tree.statements.ofAllConditions.first { !$0.isDeclaration }
    let tokens = chain.map { Array($0.tokens(viewMode: .sourceAccurate).prefix(2)) } ?? []
    let first = tokens.count == 2 ? tokens[1].text : ""
    return Self.placeholders[first] ?? "Text(\"Text\")"
  }

  private static let placeholders: [String: String] = {
    let bases = [
      "Image(systemName: \"star\")": [
        "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode",
      ],
      "Circle()": ["fill", "stroke", "strokeBorder", "trim", "inset", "rotation", "size"],
      "WindowGroup { Text(\"Text\") }": [
        "commands", "commandsRemoved", "defaultPosition", "defaultSize", "windowResizability",
        "windowStyle",
      ],
      "ForEach(0..<3, id: \\.self) { Text(\"\\($0)\") }": ["onDelete", "onMove", "onInsert"],
    ]
    let pairs = bases.flatMap { base, modifiers in modifiers.map { ($0, base) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}

extension SourceText.Line {
  /// A line that the tool writes.
  static func written(_ text: String) -> SourceText.Line {
    SourceText.Line(text, origin: nil)
  }

  fileprivate var isImport: Bool { text.hasPrefix("import ") }

  fileprivate var declaresVariablesOnly: Bool {
    ParsedText(SourceText(lines: [self])).tree.statements.allSatisfy { statement in
      let variable = statement.item.as(VariableDeclSyntax.self)
      let hasValues = variable?.bindings.allSatisfy { $0.initializer != nil } ?? false
      return hasValues && variable?.attributes.isEmpty == true
        && variable?.bindingSpecifier.text == "var"
    }
  }
}

extension ParsedText {
  fileprivate var importedModules: [String] {
    tree.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription
    }
  }

  /// The imports that the text starts with, and what follows them.
  fileprivate var importsAndRest: ([Line], ParsedText) {
    let imports = tree.statements.prefix { $0.item.is(ImportDeclSyntax.self) }
    guard let last = imports.last else { return ([], self) }
    let cut = place(of: last.endPositionBeforeTrailingTrivia)
    let end = Place(line: text.lines.count, column: 0)
    let rest = SourceText(lines: lines(cut, end))
    return (lines(Place(line: 0, column: 0), cut), ParsedText(rest))
  }
}
