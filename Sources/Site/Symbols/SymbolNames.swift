import Content
import Diagnostics
import Snippets
import SymbolLookup

/// The names in the code of a page that lead to the pages of symbols.
struct SymbolNames {
  private let names: [String: [Int: [SymbolIndex.Name]]]
  private let address: Address

  init(_ page: Page, _ index: SymbolIndex) {
    names = index.names
    address = Address(slug: page.slug)
  }

  /// Each symbol once, where its name stands first.
  func link(_ lines: inout [CodeLine], of text: SourceText) {
    var seen: Set<String> = []
    for (index, line) in text.lines.enumerated() where lines.indices.contains(index) {
      guard let origin = line.origin else { continue }
      for name in names[origin.file]?[origin.line] ?? [] {
        let offset = name.column - origin.column
        guard let range = rangeOfName(in: line.text, at: offset), seen.insert(name.slug).inserted
        else { continue }
        lines[index].links.append(
          CodeLine.Link(range: range, address: address.link(toSymbol: name.slug)))
      }
    }
  }
}

extension Address {
  /// A link to the page of a symbol.
  func link(toSymbol slug: String) -> String {
    link(to: slug.isEmpty ? Self.symbols : Self.symbols + "/" + slug)
  }

  /// Where the index of symbols lies.
  static let symbols = "api"
}

/// The UTF-8 bytes of the word at an offset, with the sign of a macro or an attribute.
private func rangeOfName(in text: String, at offset: Int) -> Range<Int>? {
  let bytes = Array(text.utf8)
  guard bytes.indices.contains(offset) else { return nil }
  let signs = [UInt8(ascii: "#"), UInt8(ascii: "@")]
  let start = signs.contains(bytes[offset]) ? offset + 1 : offset
  let word = bytes[start...].prefix { byte in
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
  let hasSign = start > 0 && signs.contains(bytes[start - 1])
  return word.isEmpty ? nil : (hasSign ? start - 1 : start)..<word.endIndex
}
