/// Why no page can have a slug; `nil` where one can.
package func nameProblem(_ slug: String) -> String? {
  if let bad = badPart(of: slug) { return "'\(bad)' in a name" + allowedInNames }
  return isReserved(slug) ? reservedMessage : nil
}

let allowedInNames = "; use letters, digits, '-', '_' and '.' only"
let reservedMessage = "the site's index of symbols is at 'api/'; choose another name"

func isReserved(_ slug: String) -> Bool {
  slug.lowercased().split(separator: "/").first == "api"
}

/// What keeps a name from being part of an address: a character, or a step out of the site.
func badPart(of name: String) -> String? {
  if let scalar = name.unicodeScalars.first(where: { !isPartOfName($0) }) {
    return scalar.properties.generalCategory == .control
      ? "U+" + String(scalar.value, radix: 16, uppercase: true) : String(scalar)
  }
  return name.split(separator: "/").first { $0.allSatisfy { $0 == "." } }.map(String.init)
}

private func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    || "-_./".unicodeScalars.contains(scalar) || isMark(scalar)
}

/// Whether it is part of a letter, as macOS writes `é`.
private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
}
