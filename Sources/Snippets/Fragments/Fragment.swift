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
  private let importsSwiftUI: Bool
  let shape: FenceAttributes.Shape
  /// What the block finds in scope, as the author wrote it in `given`.
  var given: Line?
  /// The name of the type that is put around it.
  var name = "Fragment"
  /// The modules that it leans on without importing them.
  var frameworks: [String] = []

  init(_ parsed: ParsedText, shape: FenceAttributes.Shape) {
    (imports, self.parsed) = shape == .file ? ([], parsed) : parsed.importsAndRest
    importsSwiftUI = parsed.importsSwiftUI
    self.shape = shape
  }

  /// The block as a file.
  var asFile: SourceText {
    let scope = givenPieces.filter { !$0.isImport }
    let lines: [Line] =
      switch shape {
      case .file: scope + parsed.text.lines
      case .members:
        type(Requirement.head(name: name, members: parsed.tree.statements)) {
          scope + parsed.text.lines
        }
      case .view, .chain: type("struct \(name): View") { scope + membersOf("body") }
      case .statements: statements(scope)
      }
    let usual = (importsSwiftUI ? [] : ["SwiftUI"]) + frameworks
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

  private func membersOf(_ property: String) -> [Line] {
    let builder = property == "body" ? "" : "@ViewBuilder "
    let head = Line.written("\(builder)var \(property): some View {")
    switch shape {
    case .chain:
      let (chain, rest) = parsed.chainAndRest
      return [head, .written("  \(placeholder)")] + chain + [.written("}")] + rest
    case .statements:
      return [.written("func \(property)() async throws {")] + parsed.text.lines + [.written("}")]
    default:
      return [head] + parsed.text.lines + [.written("}")]
    }
  }

  private func type(_ head: String, _ members: () -> [Line]) -> [Line] {
    [.written(head + " {")] + members() + [.written("}")]
  }

  /// Plain variables go into the function, so that closures may change them; the rest around it.
  private func statements(_ scope: [Line]) -> [Line] {
    let isLocal = !scope.isEmpty && scope.allSatisfy(\.declaresVariablesOnly)
    let function =
      [.written("func fragment() async throws {")] + (isLocal ? scope : [])
      + parsed.text.lines + [.written("}")]
    return type("@MainActor struct \(name)") { (isLocal ? [] : scope) + function }
  }

  /// What a chain is hung on: a view that has the chain's first modifier.
  private var placeholder: String {
    let tokens = Array(parsed.tree.tokens(viewMode: .sourceAccurate).prefix(2))
    let first = tokens.count == 2 ? tokens[1].text : ""
    return Self.placeholders[first] ?? "Text(\"Text\")"
  }

  private static let placeholders: [String: String] = {
    let bases = [
      "Image(systemName: \"star\")": [
        "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode",
      ],
      "Circle()": ["fill", "stroke", "strokeBorder", "trim", "inset", "rotation", "size"],
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
  fileprivate var importsSwiftUI: Bool {
    tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "SwiftUI"
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

  /// A leading chain, and the declarations that may follow it.
  fileprivate var chainAndRest: ([Line], [Line]) {
    let declaration = tree.statements.first { statement in
      guard case .decl(let declaration) = statement.item else { return false }
      return !declaration.is(IfConfigDeclSyntax.self)
    }
    let end = Place(line: text.lines.count, column: 0)
    let cut =
      declaration.map { place(of: $0.positionAfterSkippingLeadingTrivia) }
      .map { Place(line: $0.line, column: 0) } ?? end
    return (lines(Place(line: 0, column: 0), cut), lines(cut, end))
  }
}
