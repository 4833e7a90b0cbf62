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
    let part = try #require(package.firstMatch(of: /let runtime: \[Target\] = \[(?s:.+?)\n\]/))
    let names = part.output.matches(of: /\.target\(\s*name: "(\w+)"/).map { String($0.1) }
    return Set(names).subtracting(["PreviewMacros"])
  }

  private func text(_ path: String, from test: String = #filePath) throws -> String {
    let root = URL(fileURLWithPath: test).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
