import Foundation
import TestSupport
import Testing

@testable import SymbolLookup

@Suite struct SymbolTableTests {
  @Test func aRowTellsWhatIsKnownOfASymbol() throws {
    let symbol = try #require(table.symbols(at: "View/overlay(_:alignment:)").first)
    #expect(symbol.kind == .method && symbol.module == "SwiftUI" && symbol.ios == "13.0")
    #expect(symbol.deprecation == .later)
    #expect(symbol.replacements == ["View/overlay(alignment:content:)"])
    #expect(symbol.owner == "View" && symbol.name == "overlay(_:alignment:)")
  }

  @Test func everyRowIsFoundByItsPath() {
    for symbol in table.all { #expect(table.symbols(at: symbol.path).contains(symbol)) }
    #expect(table.all.count == 14)
  }

  @Test(arguments: ["", "View/", "A", "Zzz", "View/paddin", "#"])
  func whatHasNoRowIsNotFound(_ path: String) {
    #expect(table.symbols(at: path).isEmpty)
  }

  @Test func theBundledTableIsSortedAndEveryRowIsRead() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("share/symbols.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .dropFirst().dropLast()
    let symbols = rows.compactMap(Symbol.init)
    #expect(symbols.count == rows.count && rows.count > 10_000)
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row.utf8.lexicographicallyPrecedes(next.utf8), "\(next)")
    }
    let table = try SymbolTable(contentsOf: file)
    for symbol in symbols.enumerated().filter({ $0.offset % 97 == 0 }).map(\.element) {
      #expect(table.symbols(at: symbol.path).contains(symbol))
    }
  }

  @Test(.enabled(if: shared("facts/swiftui-api.tsv") != nil, "no shared folder"))
  func theBundledTableHasTheModifiersOfTheFacts() throws {
    let facts = try #require(shared("facts/swiftui-api.tsv"))
    let table = try SymbolTable.bundled()
    for row in try String(contentsOf: facts, encoding: .utf8).split(separator: "\n") {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields[0] == "func-on-View", fields[3] != "unavailable",
        !fields[8].contains("underscored"), !fields[2].contains("_v0"), fields[4].isEmpty
      else { continue }
      let symbol = table.symbols(at: "View/" + fields[2]).first { $0.kind == .method }
      #expect(symbol?.ios.compare(fields[3], options: .numeric) != .orderedDescending, "\(row)")
      #expect(symbol?.deprecation == nil, "\(row)")
    }
  }
}
