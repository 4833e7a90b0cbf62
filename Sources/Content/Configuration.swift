/// What `catalog.yml` says of the whole catalog.
package struct Configuration: Hashable, Sendable, Codable {
  package var title: String
  package var summary: String
  package var baseURL: String?
  /// Where the sources of the pages lie, for edit links.
  package var sourceURL: String?
  /// The Swift language mode of the snippets: `5` or `6`.
  package var swiftLanguageMode: String
  /// The iOS version that the snippets are written for, as in `17.0`.
  package var iosDeploymentTarget: String
  package var preview: PreviewDefaults
  package var allowsRawHTML: Bool
  package var findings: FindingPolicy

  /// The defaults are those of a `catalog.yml` that names nothing but a title.
  package init(
    title: String, summary: String = "", baseURL: String? = nil, sourceURL: String? = nil,
    swiftLanguageMode: String = "5", iosDeploymentTarget: String = "17.0",
    preview: PreviewDefaults = PreviewDefaults(), allowsRawHTML: Bool = false,
    findings: FindingPolicy = FindingPolicy()
  ) {
    self.title = title
    self.summary = summary
    self.baseURL = baseURL
    self.sourceURL = sourceURL
    self.swiftLanguageMode = swiftLanguageMode
    self.iosDeploymentTarget = iosDeploymentTarget
    self.preview = preview
    self.allowsRawHTML = allowsRawHTML
    self.findings = findings
  }
}

/// How previews are drawn where nothing else is said.
package struct PreviewDefaults: Hashable, Sendable, Codable {
  /// A device that `Devices` knows, as in `iPhone 16`.
  package var device: String
  package var appearances: [String]
  /// Cases of `DynamicTypeSize`, as in `accessibility3`.
  package var textSizes: [String]

  package init(
    device: String = "iPhone 16", appearances: [String] = ["light", "dark"],
    textSizes: [String] = ["large", "accessibility3"]
  ) {
    self.device = device
    self.appearances = appearances
    self.textSizes = textSizes
  }
}
