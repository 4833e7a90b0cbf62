import Diagnostics
import Snippets
import SymbolLookup

/// What a program uses that is too new for it, or too old.
struct VersionFindings {
  private let target: SystemVersion
  private let symbols: VersionedSymbols
  private let checks: VersionChecks

  init(_ program: Program, target: SystemVersion, _ symbols: VersionedSymbols) {
    self.target = target
    self.symbols = symbols
    checks = VersionChecks(program.main)
  }

  /// One for a place, where a type and its initializer are both too new.
  func messages(_ occurrences: [IndexStore.Occurrence]) -> [Verdict.Message] {
    let declarations = occurrences.filter { $0.isDeclaration && $0.isOwn }
    let own = Dictionary(declarations.map { ($0.usr, $0) }) { first, _ in first }
    var places: Set<Verdict.Place> = []
    // A type's name is shorter than its initializer's.
    let references = occurrences.filter { !$0.isDeclaration }.sorted {
      ($0.line, $0.column, $0.usr.utf8.count, $0.usr) < (
        $1.line, $1.column, $1.usr.utf8.count, $1.usr
      )
    }
    return references.compactMap { reference in
      let message = reference.isOwn ? message(reference, own[reference.usr]) : message(reference)
      return message.flatMap { found in
        found.place.map { places.insert($0).inserted } == true ? found : nil
      }
    }
  }

  /// Of what one of Apple's modules declares.
  private func message(_ reference: IndexStore.Occurrence) -> Verdict.Message? {
    guard let signature = demangled(reference.usr) else { return nil }
    let path = (owners(in: signature) + [reference.name]).joined(separator: "/")
    guard
      let objection = symbols.objection(
        to: path, signature: signature, where: { version(at: reference) })
    else { return nil }
    return message(objection, reference)
  }

  /// Of what the program declares itself.
  private func message(
    _ reference: IndexStore.Occurrence, _ declaration: IndexStore.Occurrence?
  ) -> Verdict.Message? {
    guard let declaration else { return nil }
    let needed = checks.declaredVersion(line: declaration.line, column: declaration.column)
    guard needed > target, needed < .never, needed > version(at: reference) else { return nil }
    return message(.newer(needed), reference)
  }

  private func version(at place: IndexStore.Occurrence) -> SystemVersion {
    checks.version(line: place.line, column: place.column)
  }

  private func message(
    _ objection: VersionedSymbols.Objection, _ place: IndexStore.Occurrence
  ) -> Verdict.Message {
    let name = "'\(place.name.withoutEmptyLabels)'"
    let site = Verdict.Place(text: 0, line: place.line, column: place.column)
    switch objection {
    case .newer(let version):
      return .init(
        severity: .error, group: "availability.newer",
        text: "\(name) is only available in iOS \(version) or newer", place: site)
    case .deprecated(let version, let replacements):
      let names = replacements.map { "'\($0.split(separator: "/").last ?? "")'" }
      let advice = names.isEmpty ? "" : ": use \(names.joined(separator: " or ")) instead"
      return .init(
        severity: .warning, group: "availability.deprecated",
        text: "\(name) was deprecated in iOS \(version)\(advice)", place: site)
    }
  }
}

extension IndexStore.Occurrence {
  /// Whether it is the program's own.
  fileprivate var isOwn: Bool { usr.hasPrefix("s:4main") }
}

extension String {
  /// As the compiler writes names: labels only where there is one.
  fileprivate var withoutEmptyLabels: String {
    guard let start = firstIndex(of: "("), !hasPrefix("init("), !hasPrefix("subscript(") else {
      return self
    }
    return self[start...].allSatisfy { "(_:)".contains($0) } ? String(self[..<start]) : self
  }
}
