import Content
import Preview
import PreviewExchange
import Snippets

/// How the programs of a page are drawn: as the page asks for, or else as the catalog does.
struct DrawingPlan: Sendable {
  let defaults: PreviewDefaults

  /// A job for each program of the page, then one for each block of another page that the page has
  /// something to say about.
  ///
  /// - Parameter others: finds a block of another page.
  func jobs(
    for page: PageSnippets, others: (Snippet.ID) throws -> Program?
  ) rethrows -> [DrawJob] {
    let fences = Dictionary(grouping: page.previewFences, by: \.block)
    let own = page.programs.map { job($0, fences[$0.snippet.id] ?? []) }
    let foreign = fences.filter { $0.key.page != page.page.path }
      .sorted { ($0.key.page, $0.key.index) < ($1.key.page, $1.key.index) }
    return own + (try foreign.compactMap { id, fences in try others(id).map { job($0, fences) } })
  }

  private func job(_ program: Program, _ fences: [PreviewFence]) -> DrawJob {
    DrawJob(
      program: program, variants: variants(program, fences), stories: stories(program, fences))
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
