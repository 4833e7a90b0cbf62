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

  /// The files that declare a name: several may, as functions that are called alike do.
  func declaring(_ name: String, behindDot: Bool) -> [Int] {
    read.value.indices.filter { read.value[$0].names.declares(name, behindDot: behindDot) }
  }

  /// Where more than one of some files declares the same, so that no code can lean on either.
  func rivals(_ name: String, in files: [Int]) -> [SourceLocation] {
    let found = files.flatMap { parsed($0).declarations(areMembers: false).declarations }
      .flatMap { declaration in declaration.keys.map { (key: $0, declaration: declaration) } }
      .filter { $0.key.baseName == name }
    let alike = Dictionary(grouping: found) { [$0.key.name, $0.declaration.variant] }
    let rivals = alike.values.filter { Set($0.map(\.declaration.location?.file)).count > 1 }
    return rivals.flatMap { $0.compactMap(\.declaration.location) }.sorted()
  }

  func parsed(_ index: Int) -> ParsedText { read.value[index].parsed }

  func names(_ index: Int) -> Names { read.value[index].names }
}

extension SupportCode: ExpressibleByArrayLiteral {
  package init(arrayLiteral files: SupportFile...) {
    self.init(files)
  }
}
