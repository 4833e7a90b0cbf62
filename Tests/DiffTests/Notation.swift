import Diff

/// The rows in the usual notation: ` ` for what stays, `-` and `+`, `~` for a line that was only
/// indented anew, changed words in `[ ]`.
func notation(_ rows: [Row]) -> String {
  unified(rows).map { row in
    switch row.kind {
    case .unchanged: " " + marked(row.before)
    case .reindented: "~" + marked(row.after)
    case .changed, .removed: "-" + marked(row.before)
    case .added: "+" + marked(row.after)
    }
  }.joined(separator: "\n")
}

func notation(_ before: String, _ after: String) -> String {
  notation(diff(lines(before), lines(after)))
}

func lines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

private func marked(_ side: Row.Side?) -> String {
  guard let side else { return "" }
  var bytes = Array(side.text.utf8)
  for mark in side.marks.reversed() {
    bytes.insert(UInt8(ascii: "]"), at: mark.upperBound)
    bytes.insert(UInt8(ascii: "["), at: mark.lowerBound)
  }
  return String(decoding: bytes, as: UTF8.self)
}
