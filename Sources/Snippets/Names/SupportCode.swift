import Content
import Diagnostics

/// The support files of a catalog as code: read when a block leans on the first, once for all pages.
package struct SupportCode: Sendable {
  package let files: [SupportFile]
  private let read: Deferred<Declarations>

  private struct Declarations: Sendable {
    var texts: [(parsed: ParsedText, names: Names)] = []
    /// The files that declare a name, in their order.
    var globals: [String: [Int]] = [:]
    var members: [String: [Int]] = [:]
  }

  package init(_ files: [SupportFile]) {
    self.files = files
    read = Deferred {
      var read = Declarations()
      for (index, file) in files.enumerated() {
        let parsed = ParsedText(file.text).onDevice
        let names = Names(parsed)
        read.texts.append((parsed, names))
        for name in names.globals { read.globals[name, default: []].append(index) }
        for name in names.members { read.members[name, default: []].append(index) }
      }
      return read
    }
  }

  /// The files that declare a name: several may, as functions that are called alike do.
  func declaring(_ name: String, behindDot: Bool) -> [Int] {
    if files.isEmpty { return [] }
    let read = read.value
    return (behindDot ? read.members : read.globals)[name] ?? []
  }

  /// Where more than one of some files declares the same, so that no code can lean on either.
  func rivals(_ name: String, in files: [Int]) -> [SourceLocation] {
    guard files.count > 1 else { return [] }
    let found = files.flatMap { parsed($0).declarations(areMembers: false).declarations }
      .flatMap { declaration in declaration.keys.map { (key: $0, declaration: declaration) } }
      .filter { $0.key.baseName == name }
    let alike = Dictionary(grouping: found) { [$0.key.name, $0.declaration.variant] }
    let rivals = alike.values.filter { Set($0.map(\.declaration.location?.file)).count > 1 }
    return rivals.flatMap { $0.compactMap(\.declaration.location) }.sorted()
  }

  func parsed(_ index: Int) -> ParsedText { read.value.texts[index].parsed }

  func names(_ index: Int) -> Names { read.value.texts[index].names }
}

extension SupportCode: ExpressibleByArrayLiteral {
  package init(arrayLiteral files: SupportFile...) {
    self.init(files)
  }
}
