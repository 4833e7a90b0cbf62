import Content
import Diagnostics

/// What a block leans on: other blocks of the page and support files, each once, in order.
struct Companions {
  /// A text that others can lean on.
  enum Source: Hashable {
    case block(Int)
    case support(Int)
  }

  private let fences: PageFences
  private let wholes: [Int: Whole]
  private let support: [ParsedText]
  private let supportNames: [Names]
  /// The blocks that a name may come from, in document order.
  private let globals: [String: [Int]]
  private let members: [String: [Int]]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ fences: PageFences, wholes: [Int: Whole], support: [SupportFile]) {
    self.fences = fences
    self.wholes = wholes
    self.support = support.map { ParsedText($0.text) }
    supportNames = self.support.map { Names($0) }
    let compiled = wholes.keys.sorted().filter {
      wholes[$0]?.shape == .file && fences.swift[$0].snippet.attributes.ignore == nil
    }
    let names = compiled.map { ($0, wholes[$0]?.names) }
    globals = Self.index(names.map { ($0, $1?.globals ?? []) })
    members = Self.index(names.map { ($0, $1?.members ?? []) })
  }

  private static func index(_ names: [(Int, Set<String>)]) -> [String: [Int]] {
    names.reduce(into: [:]) { index, block in
      for name in block.1 { index[name, default: []].append(block.0) }
    }
  }

  /// All that a block needs, and what that needs in turn.
  mutating func companions(of index: Int) -> [Source] {
    var found: [Source] = []
    var next: [Source] = [.block(index)]
    while !next.isEmpty {
      let source = next.removeFirst()
      for needed in needs(of: source, beside: [.block(index)] + found)
      where needed != .block(index) && !found.contains(needed) {
        found.append(needed)
        next.append(needed)
      }
    }
    return found
  }

  private mutating func needs(of source: Source, beside others: [Source]) -> [Source] {
    guard let names = names(of: source) else { return [] }
    var needed: [Source] = []
    if case .block(let index) = source { needed = uses(of: index) }
    let uses =
      names.free.map { ($0, false) } + names.freeMembers.map { ($0, true) }
    for (use, isMember) in uses {
      let isKnown = (others + needed).contains {
        self.names(of: $0)?.declares(use.name, behindDot: isMember) ?? false
      }
      if isKnown { continue }
      needed += declaring(use.name, behindDot: isMember, for: source, at: use.place)
    }
    return needed
  }

  private func uses(of index: Int) -> [Source] {
    fences.swift[index].snippet.attributes.uses.compactMap { name in
      fences.index(named: name).map { .block($0) }
    }
  }

  /// The one other block of the page that declares a name, else the first support file that does.
  private mutating func declaring(
    _ name: String, behindDot: Bool, for source: Source, at place: SourceLocation?
  ) -> [Source] {
    var blocks: [Int] = []
    if case .block(let index) = source {
      // Steps of one chain declare the same on purpose, and are no help to each other.
      blocks = (behindDot ? members : globals)[name, default: []].filter {
        $0 != index && wholes[$0]?.root != wholes[index]?.root
      }
      if blocks.count > 1 {
        // Any of them might bring along mistakes of its own making.
        report(name, blocks, index, place)
        return []
      }
    }
    if let block = blocks.first { return [.block(block)] }
    let file = supportNames.firstIndex { $0.declares(name, behindDot: behindDot) }
    return file.map { [.support($0)] } ?? []
  }

  private mutating func report(
    _ name: String, _ blocks: [Int], _ index: Int, _ place: SourceLocation?
  ) {
    let problem = Problem(
      "name.ambiguous-name",
      "\(blocks.count) blocks of this page declare '\(name)'; say which one with uses=\"…\"")
    let notes = blocks.map { block in
      let fence = fences.swift[block]
      return Diagnostic.Note(at: fence.snippet.location, "\(fence.name) declares '\(name)'")
    }
    let location = place ?? fences.swift[index].snippet.location
    diagnostics.append(problem.diagnostic(at: location, notes: notes))
  }
}

extension Companions {
  func parsed(_ source: Source) -> ParsedText? {
    switch source {
    case .block(let index): wholes[index]?.parsed
    case .support(let index): support[index]
    }
  }

  private func names(of source: Source) -> Names? {
    switch source {
    case .block(let index): wholes[index]?.names
    case .support(let index): supportNames[index]
    }
  }

  /// A companion's text without its previews and without what the block declares itself.
  func text(_ source: Source, beside main: Names) -> SourceText? {
    guard let parsed = parsed(source) else { return nil }
    var list = parsed.declarations(areMembers: false)
    for index in list.declarations.indices.reversed() {
      let declaration = list.declarations[index]
      let isRepeated = declaration.keys.contains { key in
        if case .type(let name) = key { return main.globals.contains(name) }
        return false
      }
      if isRepeated || declaration.role == .preview { list.remove(at: index) }
    }
    let isEmpty = list.declarations.allSatisfy { $0.role == .importing }
    if isEmpty { return nil }
    return Fragment(ParsedText(SourceText(lines: list.lines)), shape: .file).asFile
  }
}
