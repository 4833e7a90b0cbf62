import Diagnostics

extension FrontMatter {
  /// Reads a page's front matter; what it does not say, or says wrongly, has its default.
  static func read(
    _ block: FrontMatterBlock, _ source: SourceFile, fallbackTitle: String
  ) -> (FrontMatter, [Diagnostic]) {
    let start = SourceLocation(file: source.path)
    guard let range = block.range else {
      let message = "no front matter; start the page with '---', 'title: …', 'summary: …', '---'"
      let problem = Diagnostic(.error, "front-matter.missing", at: start, message)
      return (FrontMatter(title: fallbackTitle, summary: ""), [problem])
    }
    let (node, problems) = parseYAML(source, range, area: "front-matter")
    var fields = YAMLFields(node, area: "front-matter")
    let frontMatter = FrontMatter(&fields, fallbackTitle: fallbackTitle)
    guard block.isClosed else {
      let message = "front matter without an end; add a line '---' behind it"
      let problem = Diagnostic(.error, "front-matter.unclosed", at: start, message)
      return (frontMatter, [problem])
    }
    if problems.isEmpty { fields.require("title", "summary", at: start) }
    fields.reportUnknownKeys()
    return (frontMatter, problems + fields.diagnostics)
  }

  private init(_ fields: inout YAMLFields, fallbackTitle: String) {
    let title = fields.text("title") ?? fallbackTitle
    self.init(title: title, summary: fields.text("summary") ?? "")
    order = fields.integer("order")
    (tags, tagLocations) = unzip(fields.texts("tags"))
    ios = fields.version("ios")
    (related, relatedLocations) = unzip(fields.texts("related"))
    (aliases, aliasLocations) = unzip(fields.texts("aliases"))
    aliases = aliases.map { $0.split(separator: "/").joined(separator: "/") }
    isDraft = fields.flag("draft") ?? false
    findings = FindingPolicy(&fields, area: "front-matter")
  }
}

private func unzip(
  _ texts: [(text: String, location: SourceLocation)]
) -> ([String], [SourceLocation]) {
  (texts.map(\.text), texts.map(\.location))
}
