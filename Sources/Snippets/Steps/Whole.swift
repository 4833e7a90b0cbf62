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
  /// A brace that closes nothing, kept from what is put around the block; the text ends before it.
  var surplus: [SourceText.Line] = []
  /// What the tool's own parser finds wrong.
  var syntaxErrors: [Diagnostic] = []

  var text: SourceText { parsed.text }
}

/// Puts steps into the blocks that they start from, each once.
struct WholeTexts {
  let fences: PageFences
  private(set) var diagnostics: [Diagnostic] = []
  /// What there is to compile of blocks whose syntax keeps them from being made whole.
  private(set) var broken: [Int: Program] = [:]
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
    if parsed.isTooMuch, fence.snippet.attributes.ignore == nil {
      _ = report([fence.tooMuch])
      return nil
    }
    let shape = fence.snippet.attributes.shape ?? parsed.inferredShape
    if let given = fence.given, isBroken(given.parsed, .file, index) { return nil }
    guard let from = fence.info["from"], let name = fence.snippet.attributes.from else {
      if fence.info["from"] != nil { return nil }
      return piece(parsed, shape, of: fence)
    }
    guard let base = fences.find(name, at: from.valueLocation, &diagnostics) else { return nil }
    if report(cycle(from: index, to: base)) { return nil }
    if isBroken(parsed, shape, index) { return nil }
    guard let start = whole(of: base), !start.parsed.tree.hasError, start.surplus.isEmpty else {
      return nil
    }
    return put(Step(fence, parsed, shape), into: start, of: fence)
  }

  /// A block that is no step.
  private mutating func piece(
    _ parsed: ParsedText, _ shape: FenceAttributes.Shape, of fence: Fence
  ) -> Whole? {
    let index = fence.snippet.id.index
    guard shape != .file, parsed.tree.hasError else {
      return whole(parsed, shape, given: fence.given, root: index)
    }
    let brackets = Brackets(parsed)
    if brackets.areLeftOpen, isBroken(parsed, shape, index) { return nil }
    guard let brace = brackets.extraneousBrace else {
      return whole(parsed, shape, given: fence.given, root: index)
    }
    let start = ParsedText(SourceText(lines: parsed.lines(.init(line: 0, column: 0), brace)))
    var result = whole(
      start, fence.snippet.attributes.shape ?? start.inferredShape(isBroken: true),
      given: fence.given, root: index)
    result.surplus = parsed.lines(brace, .init(line: brace.line, column: brace.column + 1))
    result.syntaxErrors = parsed.syntaxErrors
    return result
  }

  private mutating func put(_ step: Step, into base: Whole, of fence: Fence) -> Whole? {
    let before = diagnostics.count
    let text = step.apply(to: base.parsed, shape: base.shape, &diagnostics)
    if diagnostics.count > before { return nil }
    let parsed = ParsedText(text)
    if parsed.isTooMuch, report([fence.tooMuch]) { return nil }
    var result = whole(
      parsed, base.shape, given: fence.given ?? base.given, root: base.root)
    result.isExcerpt = ![.file, .members].contains(step.shape)
    return result
  }

  private func whole(
    _ parsed: ParsedText, _ shape: FenceAttributes.Shape, given: SourceText.Line?, root: Int
  ) -> Whole {
    let names = Names(parsed, given: given?.parsed)
    return Whole(
      parsed: parsed, shape: shape, given: given, names: names, root: root,
      syntaxErrors: parsed.syntaxErrors)
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

  /// The compiler knows best what is wrong with a text, but not with a text that is put around it
  /// or that it is put into.
  private mutating func isBroken(
    _ parsed: ParsedText, _ shape: FenceAttributes.Shape, _ index: Int
  ) -> Bool {
    guard parsed.tree.hasError else { return false }
    broken[index] = Program(ofBroken: parsed, shape: shape, snippet: fences.swift[index].snippet)
    return true
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

extension SourceText.Line {
  /// Its end is not the end of a block, so a line of the tool's stands behind it.
  fileprivate var parsed: ParsedText {
    ParsedText(SourceText(lines: [self, .written("")]))
  }
}

extension Fence {
  fileprivate var tooMuch: Diagnostic {
    let problem = Problem(
      "swift.too-much", "\(name) is too long, or nests too deeply, to be read: make it simpler")
    return problem.diagnostic(at: snippet.location)
  }

  /// What `given` says, at its place.
  fileprivate var given: SourceText.Line? {
    snippet.attributes.given.map { SourceText.Line($0, origin: info["given"]?.valueLocation) }
  }
}
