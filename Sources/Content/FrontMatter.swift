import Diagnostics

/// What a page says about itself before its text starts.
package struct FrontMatter: Hashable, Sendable, Codable {
  package var title: String
  package var summary: String
  /// The place among its siblings; pages without one come last, by path.
  package var order: Int?
  package var tags: [String]
  /// Where each of `tags` is written.
  package var tagLocations: [SourceLocation]
  /// The lowest iOS version that the page claims, as in `17.0`.
  package var ios: String?
  /// Paths of other pages, as written.
  package var related: [String]
  /// Where each of `related` is written.
  package var relatedLocations: [SourceLocation]
  /// Old slugs that lead here, without slashes around.
  package var aliases: [String]
  /// Where each of `aliases` is written.
  package var aliasLocations: [SourceLocation]
  package var isDraft: Bool
  /// What is thought of flaws on this page, where that is not what the catalog thinks.
  package var findings: FindingPolicy

  package init(
    title: String, summary: String, order: Int? = nil, tags: [String] = [],
    tagLocations: [SourceLocation] = [], ios: String? = nil,
    related: [String] = [], relatedLocations: [SourceLocation] = [], aliases: [String] = [],
    aliasLocations: [SourceLocation] = [], isDraft: Bool = false,
    findings: FindingPolicy = FindingPolicy()
  ) {
    self.title = title
    self.summary = summary
    self.order = order
    self.tags = tags
    self.tagLocations = tagLocations
    self.ios = ios
    self.related = related
    self.relatedLocations = relatedLocations
    self.aliases = aliases
    self.aliasLocations = aliasLocations
    self.isDraft = isDraft
    self.findings = findings
  }
}
