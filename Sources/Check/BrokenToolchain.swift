/// The compiler, or what comes with the tool, fails where no page can be the reason.
package struct BrokenToolchain: Error, CustomStringConvertible {
  /// What does not work.
  package var what: String
  /// What the failing program says of it.
  package var words: String
  /// What to do about it, if it is nothing that the system refused.
  package var advice: String

  package init(_ what: String, words: String, advice: String = BrokenToolchain.reinstall) {
    self.what = what
    self.words = words
    self.advice = advice
  }

  package var description: String {
    let lines = words.split(separator: "\n").prefix(Self.lines).map {
      "\n  " + $0.prefix(Self.columns)
    }
    let help = Check.advice(onRefusalIn: words) ?? advice
    return what + (lines.isEmpty ? "" : ":") + lines.joined() + "\n\(help)"
  }

  private static let lines = 8
  private static let columns = 400

  package static let reinstall =
    "install catalog again with the Swift compiler in use: modules that another one has built are"
    + " not read"
}

/// A part of the installation that is not where it belongs.
package struct MissingPart: Error, CustomStringConvertible {
  package var what: String
  package var place: String
  package var advice: String

  package init(what: String, place: String, advice: String = BrokenToolchain.reinstall) {
    self.what = what
    self.place = place
    self.advice = advice
  }

  package var description: String { "cannot find \(what) at \(place)\n\(advice)" }
}
