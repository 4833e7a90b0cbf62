import Content
import Diagnostics

/// What a block leans on: other blocks of its page, or of those that it names, and support files,
/// each once, in order.
struct Companions {
  /// A text that others can lean on.
  enum Source: Hashable {
    case block(Snippet.ID)
    case support(Int)

    var isBlock: Bool {
      if case .block = self { return true }
      return false
    }
  }

  private let fences: FencesInReach
  private let wholes: [Snippet.ID: Whole]
  private let support: SupportCode
  /// By page, the blocks that a name may come from, in document order.
  private let globals: [String: [String: [Snippet.ID]]]
  private let members: [String: [String: [Snippet.ID]]]
  private(set) var diagnostics: [Diagnostic] = []
  /// What blocks of the page have leant on so far; most of them lean on the same.
  private var excerpts: [Excerpt: ParsedText?] = [:]

  /// A text without some of its declarations.
  private struct Excerpt: Hashable {
    var source: Source
    var dropped: [Int]
  }

  init(_ fences: FencesInReach, wholes: [Snippet.ID: Whole], support: SupportCode) {
    self.fences = fences
    self.wholes = wholes
    self.support = support
    let compiled = wholes.keys.sorted().filter {
      wholes[$0]?.isUsable == true && fences[$0].snippet.attributes.ignore == nil
    }
    let names = compiled.map { ($0, wholes[$0]?.names) }
    globals = Self.index(names.map { ($0, $1?.globals ?? []) })
    members = Self.index(names.map { ($0, $1?.members ?? []) })
  }

  private static func index(
    _ names: [(Snippet.ID, Set<String>)]
  ) -> [String: [String: [Snippet.ID]]] {
    names.reduce(into: [:]) { index, block in
      for name in block.1 { index[block.0.page, default: [:]][name, default: []].append(block.0) }
    }
  }

  /// All that a block needs, and what that needs in turn.
  private mutating func companions(of id: Snippet.ID) -> [Source] {
    var found = Found()
    found.add(.block(id), names(of: .block(id)))
    var next = 0
    while next < found.sources.count {
      addNeeds(of: found.sources[next], to: &found)
      next += 1
    }
    return Array(found.sources.dropFirst())
  }

  /// Sources in their order, and what they declare together.
  private struct Found {
    private(set) var sources: [Source] = []
    private(set) var globals: Set<String> = []
    private(set) var members: Set<String> = []
    private var all: Set<Source> = []

    mutating func add(_ source: Source, _ names: Names?) {
      guard all.insert(source).inserted else { return }
      sources.append(source)
      globals.formUnion(names?.globals ?? [])
      members.formUnion(names?.members ?? [])
    }
  }

  private mutating func addNeeds(of source: Source, to found: inout Found) {
    guard let names = names(of: source) else { return }
    if case .block(let id) = source {
      for used in usable(wholes[id]?.uses ?? []) { found.add(used, self.names(of: used)) }
    }
    for use in names.free where !found.globals.contains(use.name) {
      for needed in declaring(use.name, behindDot: false, for: source, at: use.place) {
        found.add(needed, self.names(of: needed))
      }
    }
    for use in names.freeMembers where !found.members.contains(use.name) {
      for needed in declaring(use.name, behindDot: true, for: source, at: use.place) {
        found.add(needed, self.names(of: needed))
      }
    }
  }

  /// What is no file by itself would be wrong beside any other.
  private func usable(_ blocks: [Snippet.ID]) -> [Source] {
    blocks.filter { wholes[$0]?.isUsable == true }.map { .block($0) }
  }

  /// The one other block that declares a name, on the first of the block's pages where any does;
  /// else the support files that do.
  private mutating func declaring(
    _ name: String, behindDot: Bool, for source: Source, at place: SourceLocation?
  ) -> [Source] {
    if case .block(let id) = source {
      for page in wholes[id]?.pages ?? [] {
        // Steps of one chain declare the same on purpose, and are no help to each other.
        let blocks = (behindDot ? members : globals)[page]?[name, default: []].filter {
          $0 != id && wholes[$0]?.root != wholes[id]?.root
        }
        guard let blocks, let first = blocks.first else { continue }
        if blocks.count == 1 { return [.block(first)] }
        // Any of them might bring along mistakes of its own making.
        report(name, blocks, id, place)
        return []
      }
    }
    let files = support.declaring(name, behindDot: behindDot)
    let rivals = behindDot ? [] : support.rivals(name, in: files)
    if !rivals.isEmpty { report(name, rivals, at: place) }
    return rivals.isEmpty ? files.map { .support($0) } : []
  }

  private mutating func report(
    _ name: String, _ rivals: [SourceLocation], at place: SourceLocation?
  ) {
    guard let place = place ?? rivals.first else { return }
    let problem = Problem(
      "name.ambiguous-support",
      "\(rivals.count) support files declare '\(name)': give all but one another name")
    let notes = rivals.map { Diagnostic.Note(at: $0, "'\(name)' is declared here") }
    diagnostics.append(problem.diagnostic(at: place, notes: notes))
  }

  /// More than anybody would read, and each is told for every use of the name.
  private static let mostNotes = 10

  private mutating func report(
    _ name: String, _ blocks: [Snippet.ID], _ id: Snippet.ID, _ place: SourceLocation?
  ) {
    // What is wrong with a block of another page is told there.
    guard id.page == fences.home, let page = blocks.first?.page else { return }
    let pageName = page == fences.home ? "this page" : page
    let problem = Problem(
      "name.ambiguous-name",
      "\(blocks.count) blocks of \(pageName) declare '\(name)'; say which one with uses=\"…\"")
    let notes = blocks.prefix(Self.mostNotes).map { block in
      let fence = fences[block]
      return Diagnostic.Note(at: fence.snippet.location, "\(fence.name) declares '\(name)'")
    }
    let location = place ?? fences[id].snippet.location
    diagnostics.append(problem.diagnostic(at: location, notes: notes))
  }
}

extension Companions {
  func parsed(_ source: Source) -> ParsedText? {
    switch source {
    case .block(let id): wholes[id]?.onDevice
    case .support(let index): support.parsed(index)
    }
  }

  private func names(of source: Source) -> Names? {
    switch source {
    case .block(let id): wholes[id]?.names
    case .support(let index): support.names(index)
    }
  }

  /// What a block is compiled with: each text without what the block declares itself, and support
  /// files without what a block that it leans on declares.
  mutating func texts(of id: Snippet.ID) -> [ParsedText] {
    let sources = companions(of: id)
    let own = [names(of: .block(id))].compactMap(\.self)
    let blocks = own + sources.filter(\.isBlock).compactMap(names)
    return sources.compactMap { text($0, without: $0.isBlock ? own : blocks) }
  }

  /// A companion's text without its previews and without what others declare.
  private mutating func text(_ source: Source, without others: [Names]) -> ParsedText? {
    guard let parsed = parsed(source) else { return nil }
    var list = parsed.declarations(areMembers: false)
    let dropped = list.declarations.indices.filter { index in
      let declaration = list.declarations[index]
      return declaration.role == .preview || others.contains { $0.replace(declaration) }
    }
    let excerpt = Excerpt(source: source, dropped: dropped)
    if let known = excerpts[excerpt] { return known }
    for index in dropped.reversed() { list.remove(at: index) }
    if isPiece(source) { list.isolateValues() }
    let isEmpty = list.declarations.allSatisfy { $0.role == .importing }
    let rest = ParsedText(SourceText(lines: list.lines), like: parsed)
    let text = isEmpty ? nil : asFile(rest)
    excerpts[excerpt] = .some(text)
    return text
  }

  private func asFile(_ text: ParsedText) -> ParsedText {
    var fragment = Fragment(text, shape: .file)
    fragment.frameworks = Frameworks.imports(of: text, Names(text))
    return ParsedText(fragment.asFile, like: text)
  }

  private func isPiece(_ source: Source) -> Bool {
    guard case .block(let id) = source else { return false }
    return wholes[id]?.shape == .statements
  }
}

extension DeclarationList {
  /// Puts values where their block has them when it is compiled by itself: on the main actor.
  fileprivate mutating func isolateValues() {
    for index in declarations.indices where declarations[index].isMember {
      declarations[index].lines.insert(.written("@MainActor"), at: 0)
    }
  }
}
