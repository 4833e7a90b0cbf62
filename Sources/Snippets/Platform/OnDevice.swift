import Diagnostics

extension ParsedText {
  /// What the compiler of a device would take the text for, in words of the one that is here.
  ///
  /// Conditions hold as on a device, and what only Apple's platforms have is put in other words.
  /// Every line and every column stays where it is. The text itself is what readers see.
  var onDevice: ParsedText {
    guard !isTooMuch, text.mayReadOtherwiseOnDevice else { return self }
    let edits = DeviceEdits.of(tree)
    return edits.isEmpty ? self : ParsedText(text.edited(edits))
  }
}

extension SourceText {
  /// Whether it holds a word that makes a difference, so that most texts are looked at no further.
  fileprivate var mayReadOtherwiseOnDevice: Bool {
    lines.contains { line in
      let text = line.text
      if text.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "@") }) {
        if Self.words.contains(where: text.contains) { return true }
      }
      return text.contains("import ") && Self.imports.contains(where: text.contains)
    }
  }

  private static let words = [
    "#if", "#selector", "#keyPath", "@objc", "@nonobjc", "@IB", "@NSManaged", "@UIApplicationMain",
  ]

  private static let imports = [".", "Darwin"]
}
