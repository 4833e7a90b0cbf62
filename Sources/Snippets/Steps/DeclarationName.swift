/// A declaration as `removes` names it: `isActive`, `on(state:)`, `Row.body`, `static size`,
/// `extension Row`, `#Preview(Dark mode)`.
struct DeclarationName {
  /// As written.
  var text: String
  private var wantsStatic = false
  private var plain: String

  init(_ text: String) {
    self.text = text
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    while words.count > 1, let word = words.first, Self.keywords.contains(word) {
      if word == "static" { wantsStatic = true }
      // Only these tell a declaration from another of that name.
      if ["extension", "import"].contains(word) { break }
      words.removeFirst()
    }
    plain = words.joined().plain
  }

  /// What may stand in front of a name, as it does in code.
  static let keywords: Set<Substring> = [
    "static", "class", "extension", "import", "var", "let", "func", "case", "struct", "enum",
    "actor", "protocol", "typealias", "associatedtype", "macro",
  ]

  /// How well the name suits a declaration, 0 being best; `nil` where it does not.
  func rank(of path: DeclarationPath) -> Int? {
    if wantsStatic, !path.isStatic { return nil }
    return path.forms.firstIndex { $0.contains { $0.plain == plain } }
  }
}

extension String {
  /// Without what may be written or not: spaces, quotes, the mark of an initializer that may fail.
  fileprivate var plain: String {
    filter { !$0.isWhitespace && !"`\"".contains($0) }
      .replacing("init?(", with: "init(").replacing("init!(", with: "init(")
  }
}

/// A declaration somewhere in a list, and the way to it.
struct DeclarationPath {
  var indices: [Int]
  /// The types around it, outermost first.
  var types: [String]
  var key: DeclarationKey
  var declaration: Declaration

  var name: String { key.name }
  var qualifiedName: String { (types + [name]).joined(separator: ".") }
  var isStatic: Bool { declaration.variant.hasPrefix("static") }

  /// What it can be called, the most telling forms first.
  var forms: [[String]] {
    switch key {
    case .extending(let type, let conformance):
      [["extension \(type)\(conformance)"], ["extension \(type)"], [type]]
    case .module(let module): [["import \(module)"], [module]]
    default:
      [whole(exact), parts(exact), whole(loose), parts(loose)]
    }
  }

  /// A name that no other declaration of a list has, if there is one.
  func telling(among others: [DeclarationPath]) -> String {
    let same = others.filter { $0.qualifiedName == qualifiedName }
    if same.count == 1 { return qualifiedName }
    if case .extending(let type, let conformance) = key { return "extension \(type)\(conformance)" }
    let typed = whole(exact).last ?? qualifiedName
    return isStatic ? "static \(typed)" : typed
  }

  /// With labels, and with types too.
  private var exact: [String] {
    guard case .callable(let name) = key, let types = declaration.parameters else { return [name] }
    return [name, name.prefix { $0 != "(" } + types]
  }

  /// Without labels, a function's own name does; a case may have those of what it carries.
  private var loose: [String] {
    switch key {
    case .callable(let name): [String(name.prefix { $0 != "(" })]
    case .value(let name): declaration.parameters.map { [name + $0] } ?? []
    default: []
    }
  }

  private func whole(_ names: [String]) -> [String] {
    names.map { (types + [$0]).joined(separator: ".") }
  }

  private func parts(_ names: [String]) -> [String] {
    types.indices.flatMap { start in
      names.map { (types[(start + 1)...] + [$0]).joined(separator: ".") }
    }
  }
}
