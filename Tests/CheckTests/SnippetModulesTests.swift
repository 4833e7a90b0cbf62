import Foundation
import Testing

@testable import Check

/// The modules that snippets are compiled with are named in three places.
struct SnippetModulesTests {
  @Test func areThoseOfTheRuntime() throws {
    #expect(Set(Toolchain.snippetModules) == (try modulesOfRuntime()))
  }

  @Test func areInstalled() throws {
    let script = try text("scripts/install.sh")
    let list = try #require(script.firstMatch(of: /modules=\(([^)]+)\)/))
    let names = list.1.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(Set(names) == (try modulesOfRuntime()))
  }

  /// All targets of Swift but the macros, which the compiler loads and no snippet imports.
  private func modulesOfRuntime() throws -> Set<String> {
    let package = try text("Package.swift")
    let lists = package.matches(of: /let (?:runtime|frameworks): \[Target\] = \[(?s:.+?)\n\]/)
    #expect(lists.count == 2)
    let targets = lists.flatMap {
      $0.output.matches(of: /(?:\.target\(\s*name: |framework\()"(\w+)"/)
    }
    return Set(targets.map { String($0.output.1) }).subtracting(["PreviewMacros"])
  }

  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
