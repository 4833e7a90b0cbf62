import Content
import Diagnostics

/// The support files of a catalog as code: read when a block leans on the first, once for all pages.
package struct SupportCode: Sendable {
  package let files: [SupportFile]
  private let read: Deferred<[(parsed: ParsedText, names: Names)]>

  package init(_ files: [SupportFile]) {
    self.files = files
    read = Deferred {
      files.map { file in
        let parsed = ParsedText(file.text)
        return (parsed, Names(parsed))
      }
    }
  }

  /// The first file that declares a name.
  func declaring(_ name: String, behindDot: Bool) -> Int? {
    read.value.firstIndex { $0.names.declares(name, behindDot: behindDot) }
  }

  func parsed(_ index: Int) -> ParsedText { read.value[index].parsed }

  func names(_ index: Int) -> Names { read.value[index].names }
}

extension SupportCode: ExpressibleByArrayLiteral {
  package init(arrayLiteral files: SupportFile...) {
    self.init(files)
  }
}
