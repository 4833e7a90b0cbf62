import Diagnostics

/// The whole text of a block: with `from` put in, but nothing around it yet.
struct Whole {
  var parsed: ParsedText
  var shape: FenceAttributes.Shape
  var given: SourceText.Line?
  var names: Names
  /// The block that the chain of `from` starts with; its own place where it has none.
  var root: Int
  /// Whether the block is a piece that `from` compiles within another, and cannot be drawn.
  var isExcerpt = false

  var text: SourceText { parsed.text }
}

/// Puts steps into the blocks that they start from, each once.
struct WholeTexts {
  let fences: PageFences
  private(set) var diagnostics: [Diagnostic] = []
  /// `nil` for a block that cannot be made whole, which has been diagnosed.
  private var known: [Int: Whole?] = [:]
  private var beingMade: [Int] = []

  init(_ fences: PageFences) {
    self.fences = fences
  }

  mutating func whole(of index: Int) -> Whole? {
    if let whole = known[index] { return whole }
    beingMade.append(index)
    let whole = make(index)
    beingMade.removeLast()
    known[index] = .some(whole)
    return whole
  }

  private mutating func make(_ index: Int) -> Whole? {
    let fence = fences.swift[index]
    let parsed = ParsedText(fence.snippet.text)
    let shape = fence.snippet.attributes.shape ?? parsed.inferredShape
    guard let from = fence.info["from"], let name = fence.snippet.attributes.from else {
      if fence.info["from"] != nil { return nil }
      // The compiler knows best what is wrong with a file, but not with a file around a piece.
      let isCompiled = fence.snippet.attributes.ignore == nil
      if shape != .file, isCompiled, report(parsed.syntaxErrors) { return nil }
      return Whole(
        parsed: parsed, shape: shape, given: fence.given, names: Names(parsed), root: index)
    }
    guard let base = fences.find(name, at: from.valueLocation, &diagnostics) else { return nil }
    if report(cycle(from: index, to: base)) { return nil }
    if report(parsed.syntaxErrors) { return nil }
    guard let start = whole(of: base), !start.parsed.tree.hasError else { return nil }
    return put(Step(fence, parsed, shape), into: start, of: fence)
  }

  private mutating func put(_ step: Step, into base: Whole, of fence: Fence) -> Whole? {
    let before = diagnostics.count
    let text = step.apply(to: base.parsed, shape: base.shape, &diagnostics)
    if diagnostics.count > before { return nil }
    let parsed = ParsedText(text)
    return Whole(
      parsed: parsed, shape: base.shape, given: fence.given ?? base.given, names: Names(parsed),
      root: base.root, isExcerpt: ![.file, .members].contains(step.shape))
  }

  private func cycle(from index: Int, to base: Int) -> [Diagnostic] {
    guard let start = beingMade.firstIndex(of: base) else { return [] }
    let round = beingMade[start...].map { fences.swift[$0] }
    let names = (round + [fences.swift[base]]).map(\.name).joined(separator: " from ")
    let notes = round.dropLast().map {
      Diagnostic.Note(at: $0.location(of: "from"), "\($0.name) is a step of the circle")
    }
    let problem = Problem("step.circle", "steps go round in a circle: \(names)")
    let place = fences.swift[index].location(of: "from")
    return [problem.diagnostic(at: place, notes: notes)]
  }

  private mutating func report(_ found: [Diagnostic]) -> Bool {
    diagnostics += found
    return !found.isEmpty
  }
}

extension Step {
  fileprivate init(_ fence: Fence, _ parsed: ParsedText, _ shape: FenceAttributes.Shape) {
    self.init(changes: parsed, shape: shape, removes: fence.info["removes"]?.words ?? [])
  }
}

extension Fence {
  /// What `given` says, at its place.
  fileprivate var given: SourceText.Line? {
    snippet.attributes.given.map { SourceText.Line($0, origin: info["given"]?.valueLocation) }
  }
}
