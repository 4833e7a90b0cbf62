import Diagnostics

/// The entries of a mapping, taken one by one; what cannot be used is reported.
struct YAMLFields {
  /// `nil` where there is something else than a mapping.
  private let entries: [YAMLNode.Entry]?
  /// The first part of the codes of diagnostics.
  private let area: String
  private var known: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ node: YAMLNode?, area: String) {
    self.area = area
    guard let node, !node.isNull else {
      entries = []
      return
    }
    entries = node.entries
    if entries == nil {
      report("wrong-type", node.location, "expected keys with values, as in 'title: …'")
    }
  }

  /// The value of `key`, unless it is missing or empty.
  mutating func value(_ key: String) -> YAMLNode? {
    if !known.contains(key) { known.append(key) }
    return entries?.first { $0.key == key && !$0.value.isNull }?.value
  }

  mutating func text(_ key: String) -> String? {
    value(key).flatMap { text($0, of: key) }
  }

  mutating func integer(_ key: String) -> Int? {
    convert(key, to: "a whole number") { Int($0) }
  }

  mutating func flag(_ key: String) -> Bool? {
    convert(key, to: "true or false") { Bool($0) }
  }

  /// A version such as `17` or `17.0`.
  mutating func version(_ key: String) -> String? {
    convert(key, to: "a version, as in 17.0", mayBeQuoted: true) { isVersion($0) ? $0 : nil }
  }

  mutating func choice(_ key: String, of choices: [String]) -> String? {
    guard let value = value(key), let text = text(value, of: key) else { return nil }
    return choice(text, value, of: choices, key)
  }

  mutating func texts(_ key: String) -> [(text: String, location: SourceLocation)] {
    guard let value = value(key) else { return [] }
    guard case .sequence(let items) = value.kind else {
      report("wrong-type", value.location, "'\(key)' is a list: write [a, b]")
      return []
    }
    return items.compactMap { item in text(item, of: key).map { ($0, item.location) } }
  }

  /// `nil` where nothing, or nothing right, is chosen.
  mutating func choices(_ key: String, of choices: [String]) -> [String]? {
    guard let value = value(key) else { return nil }
    guard case .sequence(let items) = value.kind else {
      report("wrong-type", value.location, "'\(key)' is a list: write [a, b]")
      return nil
    }
    let chosen = items.compactMap { item in
      text(item, of: key).flatMap { choice($0, item, of: choices, key) }
    }
    return chosen.isEmpty ? nil : chosen
  }

  /// Reports every key that nobody asked for.
  mutating func reportUnknownKeys() {
    for entry in unknown {
      let hint =
        nearest(to: entry.key, among: known).map { "did you mean '\($0)'?" }
        ?? "the keys are \(known.joined(separator: ", "))"
      report("unknown-key", entry.keyLocation, "unknown key '\(entry.key)'; \(hint)")
    }
  }

  /// Reports keys that are missing or empty: at the key, or at `start` where there is none.
  ///
  /// A key that is only misspelt is not missing.
  mutating func require(_ keys: String..., at start: SourceLocation) {
    for key in keys where value(key) == nil && entries != nil {
      if nearest(to: key, among: unknown.map(\.key)) != nil { continue }
      let entry = entries?.first { $0.key == key }
      let problem = entry == nil ? "no \(key); add '\(key): …'" : "'\(key)' is empty"
      report("missing-\(key)", entry?.keyLocation ?? start, problem)
    }
  }

  private var unknown: [YAMLNode.Entry] { (entries ?? []).filter { !known.contains($0.key) } }

  mutating func report(_ problem: String, _ place: SourceLocation, _ message: String) {
    diagnostics.append(Diagnostic(.error, "\(area).\(problem)", at: place, message))
  }

  mutating func add(_ others: [Diagnostic]) { diagnostics += others }
}

extension YAMLFields {
  private mutating func text(_ node: YAMLNode, of key: String) -> String? {
    if case .scalar(let text, _) = node.kind { return text }
    report("wrong-type", node.location, "'\(key)' is a text, not \(node.typeName)")
    return nil
  }

  private mutating func convert<Value>(
    _ key: String, to type: String, mayBeQuoted: Bool = false, _ convert: (String) -> Value?
  ) -> Value? {
    guard let node = value(key) else { return nil }
    if case .scalar(let text, let isPlain) = node.kind, isPlain || mayBeQuoted,
      let value = convert(text)
    {
      return value
    }
    report("wrong-type", node.location, "'\(key)' is \(type), not \(node.typeName)")
    return nil
  }

  private mutating func choice(
    _ text: String, _ node: YAMLNode, of choices: [String], _ key: String
  ) -> String? {
    if choices.contains(text) { return text }
    let hint =
      nearest(to: text, among: choices).map { "did you mean '\($0)'?" }
      ?? "there are \(choices.joined(separator: ", "))"
    report("unknown-value", node.location, "unknown value '\(text)' for '\(key)'; \(hint)")
    return nil
  }
}

extension YAMLNode {
  fileprivate var entries: [Entry]? {
    guard case .mapping(let entries) = kind else { return nil }
    return entries
  }

  fileprivate var typeName: String {
    switch kind {
    case .scalar(let text, isPlain: true): "'\(text)'"
    case .scalar(let text, isPlain: false): "'\(text)' in quotes"
    case .sequence: "a list"
    case .mapping: "keys with values"
    }
  }
}

private func isVersion(_ text: String) -> Bool {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  return (1...3).contains(parts.count)
    && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
