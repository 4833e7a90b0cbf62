import Content
import Preview
import PreviewExchange
import Snippets

/// How the programs of a catalog are drawn: as their pages ask for, or else as the catalog does.
struct DrawingPlan {
  private let defaults: PreviewDefaults
  private let fences: [Snippet.ID: [PreviewFence]]

  init(_ read: ReadCatalog) {
    defaults = read.catalog.configuration.preview
    fences = Dictionary(grouping: read.pages.flatMap(\.previewFences), by: \.block)
  }

  /// A program's previews are drawn in each appearance at each text size.
  func variants(_ program: Program) -> [Variant] {
    let fences = fences[program.snippet.id] ?? []
    var settings = PreviewFence.Settings()
    settings.device = fences.lazy.compactMap(\.settings.device).first
    settings.appearances = fences.lazy.compactMap(\.settings.appearances).first
    settings.textSizes = fences.lazy.compactMap(\.settings.textSizes).first
    return variants(program, settings)
  }

  /// What is played with a program's previews: at one text size, in each appearance.
  func stories(_ program: Program) -> [Story] {
    (fences[program.snippet.id] ?? []).filter { !$0.steps.isEmpty }.map { fence in
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
