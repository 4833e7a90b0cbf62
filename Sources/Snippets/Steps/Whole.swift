import Diagnostics

/// The whole text of a block: with `from` put in, but nothing around it yet.
struct Whole {
  /// As its author wrote it; steps are put into that.
  var parsed: ParsedText
  /// As it is compiled.
  var onDevice: ParsedText
  var shape: FenceAttributes.Shape
  var given: SourceText.Line?
  var languageMode: String?
  var names: Names
  /// The blocks that it is compiled with because it says so, or a block that it starts from does.
  var uses: [Snippet.ID] = []
  /// The block that the chain of `from` starts with; itself where it has none.
  var root: Snippet.ID
  /// The pages of the chain, its own first: names are looked for there.
  var pages: [String]
  /// Whether the block is a piece that `from` compiles within another, and cannot be drawn.
  var isExcerpt = false
  /// A brace that closes nothing, kept from what is put around the block; the text ends before it.
  var surplus: [SourceText.Line] = []
  /// What the tool's own parser finds wrong.
  var syntaxErrors: [Diagnostic] = []

  var text: SourceText { parsed.text }

  /// Whether others can be compiled with it: it is a file, or would be one with a word before each
  /// of its values.
  var isUsable: Bool {
    shape == .file || shape == .statements && given == nil && onDevice.declaresOnly
  }
}

/// Puts steps into the blocks that they start from, each once.
struct WholeTexts {
  let fences: FencesInReach
  private(set) var diagnostics: [Diagnostic] = []
  /// What there is to compile of blocks whose syntax keeps them from being made whole.
  private(set) var broken: [Snippet.ID: Program] = [:]
  /// Blocks that do not parse, and that steps could not be put into for that.
  private(set) var refused: Set<Snippet.ID> = []
  /// `nil` for a block that cannot be made whole, which has been diagnosed if it is the page's.
  private var known: [Snippet.ID: Whole?] = [:]
  private var beingMade: [Snippet.ID] = []
  /// Steps that lead back to themselves.
  private var circular: Set<Snippet.ID> = []

  init(_ fences: FencesInReach) {
    self.fences = fences
  }

  mutating func whole(of id: Snippet.ID) -> Whole? {
    if let whole = known[id] { return whole }
    // What a step starts from is made first: to get there from the step, a long chain would take
    // more calls than there is stack.
    beingMade = chain(from: id)
    while let next = beingMade.last {
      known[next] = .some(make(fences[next]))
      beingMade.removeLast()
    }
    return known[id] ?? nil
  }

  /// A block that is to be made, what it starts from, and so on, up to what is made already or
  /// where the chain would lead into itself.
  private func chain(from id: Snippet.ID) -> [Snippet.ID] {
    var (chain, seen) = ([id], Set([id]))
    var next = fences[id]
    while let from = next.snippet.attributes.from,
      let base = fences.block(named: from, on: next.snippet.id.page), known[base] == nil,
      seen.insert(base).inserted
    {
      chain.append(base)
      next = fences[base]
    }
    return chain
  }

  private mutating func make(_ fence: Fence) -> Whole? {
    let parsed = fence.snippet.text.completed
    if parsed.isTooMuch, fence.snippet.attributes.ignore == nil {
      report([fence.tooMuch], of: fence)
      return nil
    }
    let shape = fence.snippet.attributes.shape ?? parsed.onDevice.inferredShape
    if let problem = parsed.problem(as: fence.snippet.attributes.shape) {
      report([problem.diagnostic(at: fence.valueLocation(of: "as"))], of: fence)
      return nil
    }
    if let given = fence.given, isBroken(given.parsed, .file, fence) { return nil }
    guard let from = fence.info["from"] else { return piece(parsed, shape, of: fence) }
    guard fence.snippet.attributes.from != nil, let base = base(of: fence, from),
      !isBroken(parsed, shape, fence), let start = start(base, of: fence)
    else { return nil }
    return put(Step(fence, parsed, shape), into: start, of: fence)
  }

  /// The block that a step starts from.
  private mutating func base(of fence: Fence, _ from: InfoString.Attribute) -> Snippet.ID? {
    guard let name = from.value else { return nil }
    let page = fence.snippet.id.page
    let found =
      page == fences.home
      ? fences.find(name, at: from.valueLocation, &diagnostics)
      : fences.block(named: name, on: page)
    guard let found, let start = beingMade.firstIndex(of: found) else { return found }
    report(circle: Array(beingMade[start...]))
    return nil
  }

  /// What a step starts from, if it can be built on.
  private mutating func start(_ base: Snippet.ID, of fence: Fence) -> Whole? {
    if let start = whole(of: base) {
      if !start.parsed.isBroken, start.surplus.isEmpty { return start }
      refused.insert(base)
    }
    // On the same page it has been told, and so has a circle.
    if base.page != fence.snippet.id.page, !circular.contains(fence.snippet.id) {
      let problem = Problem(
        "step.broken-base",
        "\(fences[base].name) of \(base.page) is no block to start from: "
          + "see what is wrong there")
      report([problem.diagnostic(at: fence.location(of: "from"))], of: fence)
    }
    return nil
  }

  /// A block that is no step.
  private mutating func piece(
    _ parsed: ParsedText, _ shape: FenceAttributes.Shape, of fence: Fence
  ) -> Whole? {
    guard shape != .file, parsed.isBroken else { return whole(parsed, shape, of: fence) }
    let brackets = Brackets(parsed)
    if brackets.areLeftOpen, isBroken(parsed, shape, fence) { return nil }
    guard let brace = brackets.extraneousBrace else { return whole(parsed, shape, of: fence) }
    let start = ParsedText(SourceText(lines: parsed.lines(.init(line: 0, column: 0), brace)))
    var result = whole(
      start, fence.snippet.attributes.shape ?? start.inferredShape(isBroken: true), of: fence)
    result.surplus = parsed.lines(brace, .init(line: brace.line, column: brace.column + 1))
    result.syntaxErrors = parsed.syntaxErrors
    return result
  }

  private mutating func put(_ step: Step, into base: Whole, of fence: Fence) -> Whole? {
    var problems: [Diagnostic] = []
    let text = step.apply(to: base.parsed, shape: base.shape, &problems)
    let parsed = ParsedText(text)
    if parsed.isTooMuch { problems.append(fence.tooMuch) }
    report(problems, of: fence)
    guard problems.isEmpty else { return nil }
    var result = whole(parsed, base.shape, of: fence, from: base)
    result.isExcerpt = ![.file, .members].contains(step.shape) && !step.replaces(base.shape)
    return result
  }

  /// - Parameter base: what a step starts from; what it does not say of itself is said there.
  private func whole(
    _ parsed: ParsedText, _ shape: FenceAttributes.Shape, of fence: Fence, from base: Whole? = nil
  ) -> Whole {
    let page = fence.snippet.id.page
    let given = fence.given ?? base?.given
    let uses = fence.snippet.attributes.uses.compactMap { fences.block(named: $0, on: page) }
    let onDevice = parsed.onDevice
    return Whole(
      parsed: parsed, onDevice: onDevice, shape: shape, given: given,
      languageMode: fence.snippet.attributes.languageMode ?? base?.languageMode,
      names: Names(onDevice, given: given?.parsed),
      uses: uses.isEmpty ? base?.uses ?? [] : uses, root: base?.root ?? fence.snippet.id,
      pages: [page] + (base?.pages.filter { $0 != page } ?? []),
      syntaxErrors: parsed.syntaxErrors)
  }

  /// Tells of steps that start from each other, at the page's own part of it.
  private mutating func report(circle ids: [Snippet.ID]) {
    circular.formUnion(ids)
    guard let last = ids.last(where: { $0.page == fences.home }) else { return }
    let names = (ids + ids.prefix(1)).map { fences[$0].name }.joined(separator: " from ")
    let notes = ids.filter { $0 != last }.map {
      Diagnostic.Note(
        at: fences[$0].location(of: "from"), "\(fences[$0].name) is a step of the circle")
    }
    let problem = Problem("step.circle", "steps go round in a circle: \(names)")
    diagnostics.append(problem.diagnostic(at: fences[last].location(of: "from"), notes: notes))
  }

  /// The compiler knows best what is wrong with a text, but not with a text that is put around it
  /// or that it is put into.
  private mutating func isBroken(
    _ parsed: ParsedText, _ shape: FenceAttributes.Shape, _ fence: Fence
  ) -> Bool {
    guard parsed.isBroken else { return false }
    let snippet = fence.snippet
    broken[snippet.id] = Program(ofBroken: parsed, shape: shape, snippet: snippet)
    return true
  }

  /// What is wrong with blocks of other pages is told where these are read.
  private mutating func report(_ found: [Diagnostic], of fence: Fence) {
    if fence.snippet.id.page == fences.home { diagnostics += found }
  }
}

extension Step {
  fileprivate init(_ fence: Fence, _ parsed: ParsedText, _ shape: FenceAttributes.Shape) {
    // What only declares is nothing to be run: it replaces what has its name.
    let declares = fence.snippet.attributes.shape == nil && parsed.declaresOnly
    self.init(
      changes: parsed, shape: declares && shape == .statements ? .members : shape,
      isFile: fence.snippet.attributes.shape == .file,
      removes: (fence.info["removes"]?.words ?? []).withKeywords)
  }
}

extension [(text: String, location: SourceLocation)] {
  /// Words that belong together joined: `static size`, `extension Row: Equatable`.
  fileprivate var withKeywords: Self {
    reduce(into: []) { names, word in
      let last = names.last?.text.split(separator: " ").last ?? ""
      if DeclarationName.keywords.contains(last) || last.hasSuffix(":") {
        names[names.count - 1].text += " " + word.text
      } else {
        names.append(word)
      }
    }
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
    snippet.attributes.given.flatMap { text in
      let line = SourceText.Line(text, origin: info["given"]?.valueLocation)
      return SourceText(lines: [line]).annotated().0.lines.first
    }
  }
}
