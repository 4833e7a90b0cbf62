import Content
import Diagnostics
import Preview
import PreviewExchange
import Snippets

/// How the programs of a page are drawn: as the page asks for, or else as the catalog does.
struct DrawingPlan: Sendable {
  let defaults: PreviewDefaults
  private let findings: FindingPolicy

  init(_ configuration: Configuration) {
    defaults = configuration.preview
    findings = configuration.findings
  }

  /// A job for each program of the page, then one for each block of another page that the page has
  /// something to say about.
  ///
  /// - Parameter others: finds a block of another page.
  func jobs(
    for page: PageSnippets, others: (Snippet.ID) throws -> Program?
  ) rethrows -> [DrawJob] {
    let fences = Dictionary(grouping: page.previewFences, by: \.block)
    let severities = severities(page.page.frontMatter.findings)
    let bases = Dictionary(page.snippets.map { ($0.id, $0.from) }) { first, _ in first }
    let own = page.programs.map { program in
      let id = program.snippet.id
      var job = job(program, fences[id] ?? [], severities)
      job.audit.base = bases[id] ?? nil
      return job
    }
    let foreign = fences.filter { $0.key.page != page.page.path }
      .sorted { ($0.key.page, $0.key.index) < ($1.key.page, $1.key.index) }
    // What is wrong with them is told of their own page.
    return own
      + (try foreign.compactMap { id, fences in try others(id).map { job($0, fences, [:]) } })
  }

  private func severities(_ page: FindingPolicy) -> [FindingKind: Diagnostic.Severity] {
    let policy = findings.overruled(by: page)
    return FindingKind.allCases.reduce(into: [:]) { severities, kind in
      severities[kind] = Diagnostic.Severity(rawValue: policy.level(of: kind.rawValue).rawValue)
    }
  }

  private func job(
    _ program: Program, _ fences: [PreviewFence], _ severities: [FindingKind: Diagnostic.Severity]
  ) -> DrawJob {
    let expected = program.snippet.attributes.expected + fences.flatMap(\.settings.expected)
    return DrawJob(
      program: program, variants: variants(program, fences), stories: stories(program, fences),
      audit: Audit(severities: severities, expected: expected))
  }

  /// A program's previews are drawn in each appearance at each text size.
  private func variants(_ program: Program, _ fences: [PreviewFence]) -> [Variant] {
    var settings = PreviewFence.Settings()
    settings.device = fences.lazy.compactMap(\.settings.device).first
    settings.appearances = fences.lazy.compactMap(\.settings.appearances).first
    settings.textSizes = fences.lazy.compactMap(\.settings.textSizes).first
    return variants(program, settings)
  }

  /// What is played with a program's previews: at one text size, in each appearance.
  private func stories(_ program: Program, _ fences: [PreviewFence]) -> [Story] {
    fences.filter { !$0.steps.isEmpty }.map { fence in
      var settings = fence.settings
      settings.textSizes = settings.textSizes.map { Array($0.prefix(1)) }
      let variants = variants(program, settings)
      return Story(fence, variants: variants.filter { $0.textSize == variants.first?.textSize })
    }
  }

  private func variants(_ program: Program, _ settings: PreviewFence.Settings) -> [Variant] {
    let device = settings.device ?? Device(named: defaults.device) ?? .standard
    // Who names a device wants to see its screen.
    let fills =
      program.previewMode == .screen
      || settings.device != nil && program.snippet.attributes.preview == nil
    let appearances =
      settings.appearances ?? defaults.appearances.compactMap(Variant.Appearance.init)
    return (settings.textSizes?.map(\.rawValue) ?? defaults.textSizes).flatMap { size in
      appearances.map { appearance in
        Variant(
          appearance: appearance, textSize: size, canvas: fills ? device.canvas : nil,
          width: fills ? nil : device.width, scale: device.scale)
      }
    }
  }
}
