import Diagnostics
import PreviewExchange

extension InfoString {
  /// What is wrong with the attributes of a fence, in their order.
  func problems(for forms: [String: AttributeForm]) -> [Diagnostic] {
    var first: [String: Attribute] = [:]
    var found: [Diagnostic] = []
    for attribute in attributes {
      if let earlier = first[attribute.name] {
        let problem = Problem("fence.duplicate", "'\(attribute.name)' is given twice")
        let note = Diagnostic.Note(at: earlier.location, "the first one is here")
        found.append(problem.diagnostic(at: attribute.location, notes: [note]))
      } else {
        first[attribute.name] = attribute
        found += problem(with: attribute, for: forms).map { [$0] } ?? []
      }
    }
    if let openQuote {
      let problem = Problem("fence.open-quote", "this quote is not closed on its line")
      found.append(problem.diagnostic(at: openQuote))
    }
    return found
  }

  private func problem(
    with attribute: Attribute, for forms: [String: AttributeForm]
  ) -> Diagnostic? {
    if attribute.name.isEmpty {
      let message =
        "nothing stands before this '=': an attribute is written name=value, without spaces"
      return Problem("fence.unknown-attribute", message).diagnostic(at: attribute.location)
    }
    guard let form = forms[attribute.name] else {
      let message = "unknown attribute '\(attribute.name)'"
      let problem = Problem("fence.unknown-attribute", message, attribute.name, forms.keys.sorted())
      return problem.diagnostic(at: attribute.location)
    }
    guard let problem = form.problem(with: attribute.value, of: attribute.name) else { return nil }
    let isValue = problem.code == "fence.bad-value" && attribute.value != nil
    return problem.diagnostic(
      at: isValue ? attribute.valueLocation : attribute.location)
  }
}

extension InfoString {
  /// Why nothing would be done with a fence that something is to be done with: what is nearly
  /// `swift`, as `Swift` or `swift,hidden`, would be skipped in silence.
  var misspeltLanguage: Problem? {
    let word = language.lowercased().drop { !$0.isLetter }.prefix(while: \.isLetter)
    let letters = Array(word.unicodeScalars)
    let meant = ["swift", "compare", "preview"].first {
      editDistance(letters, Array($0.unicodeScalars), atMost: 1) != nil
    }
    guard let meant else { return nil }
    return Problem(
      "fence.misspelt-language",
      "a fence of the language '\(language)' is only shown: write '\(meant)', and a space behind it"
    )
  }
}

extension FenceAttributes {
  /// Takes what is well formed and leaves out the rest, which `InfoString.problems` tells of.
  init(_ info: InfoString) {
    func value(_ name: String) -> String? {
      guard let attribute = info[name], let form = AttributeForm.swift[name],
        form.problem(with: attribute.value, of: name) == nil
      else { return nil }
      return attribute.value
    }
    self.init()
    id = value("id")
    title = value("title")
    isHidden = info["hidden"] != nil
    uses = info["uses"]?.words.map(\.text) ?? []
    from = value("from")
    removes = info["removes"]?.words.map(\.text) ?? []
    diff = value("diff")
    given = value("given")
    shape = value("as").flatMap(Shape.init)
    preview = value("preview").flatMap(PreviewMode.init)
    expected = (info["expect"]?.words ?? []).compactMap { word in
      FindingKind(rawValue: word.text).map { .init(kind: $0, location: word.location) }
    }
    languageMode = value("swift")
    // Without its reason, too: that is told, and what else is wrong does not matter.
    ignore = info["ignore"].map { _ in value("ignore") ?? "" }
  }
}
