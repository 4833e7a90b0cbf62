import Diagnostics

/// The lines between `---` and `---` at the start of a page.
struct FrontMatterBlock {
  /// The bytes between; `nil` where the page does not start with `---`.
  let range: Range<Int>?
  let isClosed: Bool
  /// The line, from 1, where the page's text starts.
  let nextLine: Int

  /// Where the closing line is missing, the lines up to a blank one are taken for front matter.
  init(in source: SourceFile) {
    let lines = source.lines.lazy.map { source.bytes[$0] }
    guard let first = lines.first, Self.isMark(first) else {
      (range, isClosed, nextLine) = (nil, false, 1)
      return
    }
    let rest = lines.dropFirst()
    let closing = rest.firstIndex(where: Self.isMark)
    let end = closing ?? rest.firstIndex(where: \.isEmpty) ?? lines.endIndex
    range = first.endIndex..<lines[end - 1].endIndex
    isClosed = closing != nil
    nextLine = (isClosed ? end + 1 : end) + 1
  }

  private static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
