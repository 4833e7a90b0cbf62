import Diagnostics

extension Configuration {
  /// Reads a `catalog.yml`; what it does not say, or says wrongly, has its default.
  package static func read(_ source: SourceFile) -> (Configuration, [Diagnostic]) {
    let (node, problems) = parseYAML(source, 0..<source.bytes.count, area: "catalog")
    var fields = YAMLFields(node, area: "catalog")
    var configuration = Configuration(title: fields.text("title") ?? "Catalog")
    configuration.read(&fields)
    configuration.preview = PreviewDefaults(&fields)
    configuration.findings = FindingPolicy(&fields, area: "catalog")
    if problems.isEmpty { fields.require("title", at: SourceLocation(file: source.path)) }
    fields.reportUnknownKeys()
    return (configuration, problems + fields.diagnostics)
  }

  private mutating func read(_ fields: inout YAMLFields) {
    summary = fields.text("summary") ?? summary
    baseURL = fields.url("base_url")
    sourceURL = fields.url("source_url")
    swiftLanguageMode = fields.choice("swift", of: ["5", "6"]) ?? swiftLanguageMode
    iosDeploymentTarget = fields.version("ios") ?? iosDeploymentTarget
    allowsRawHTML = fields.flag("raw_html") ?? allowsRawHTML
  }
}

extension PreviewDefaults {
  fileprivate init(_ parent: inout YAMLFields) {
    var fields = YAMLFields(parent.value("preview"), area: "catalog")
    let defaults = PreviewDefaults()
    self.init(
      device: fields.text("device") ?? defaults.device,
      appearances: fields.choices("appearance", of: Self.allAppearances) ?? defaults.appearances,
      textSizes: fields.choices("text-size", of: Self.allTextSizes) ?? defaults.textSizes)
    fields.reportUnknownKeys()
    parent.add(fields.diagnostics)
  }

  package static let allAppearances = ["light", "dark"]

  /// The cases of `DynamicTypeSize`, from small to large.
  package static let allTextSizes =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
    + (1...5).map { "accessibility\($0)" }
}

extension YAMLFields {
  fileprivate mutating func url(_ key: String) -> String? {
    guard let value = value(key), let text = text(key) else { return nil }
    if isWebAddress(text) { return text }
    report(
      "wrong-type", value.location,
      "'\(key)' is a URL that starts with https://, as in https://a.org/b")
    return nil
  }
}
