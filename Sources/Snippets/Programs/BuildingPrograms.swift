import Diagnostics

extension Whole {
  /// The program of a block: its text as a file, with the texts that it leans on.
  func program(of fence: Fence, companions: [ParsedText]) -> Program {
    let frameworks = Frameworks.imports(of: onDevice, names, companions: companions)
    let main = ParsedText(fragment(onDevice, of: fence, frameworks).asFile, like: onDevice)
    let all = [main] + companions
    let attributes = fence.snippet.attributes
    let inferred: FenceAttributes.PreviewMode = all.contains(where: \.makesScreen) ? .screen : .fit
    let hasErrors = all.flatMap(\.text.expectations).contains { $0.severity == .error }
    let isWhole = !isExcerpt && !all.contains(where: \.text.endsWhereCalled)
    let isDrawn =
      attributes.preview != FenceAttributes.PreviewMode.none && isWhole && !hasErrors
    var program = Program(
      snippet: fence.snippet, main: main.text, companions: companions.map(\.text),
      previews: isDrawn ? main.previews : [], previewMode: attributes.preview ?? inferred,
      isNestable: all.allSatisfy(\.isNestable))
    program.importLines = all.map(\.importLines)
    program.imports = all.reduce(into: []) { $0.formUnion($1.importTexts) }
    program.main.lines += surplus
    program.isNestable = program.isNestable && surplus.isEmpty
    program.languageMode = languageMode
    program.syntaxErrors = syntaxErrors
    if onDevice.text != parsed.text {
      program.written = fragment(parsed, of: fence, frameworks).asFile
    }
    return program
  }

  private func fragment(_ text: ParsedText, of fence: Fence, _ frameworks: [String]) -> Fragment {
    var fragment = Fragment(text, shape: shape)
    fragment.frameworks = frameworks
    fragment.given = given
    // A number of its own lets one block lean on another, though both are fragments.
    fragment.name = "Fragment\(fence.snippet.id.index + 1)"
    return fragment
  }
}

extension SourceText {
  /// Whether something is left out of it that cannot be done without when it runs.
  fileprivate var endsWhereCalled: Bool { lines.contains(.written("fatalError()")) }
}
