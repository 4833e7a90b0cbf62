import Content
import Diagnostics
import Foundation
import Markdown
import Snippets

@testable import Check

/// A page with this text; lines count from the text's first.
func page(_ text: String, path: String = "page.md") -> Page {
  let (document, _) = parse(text, file: path)
  return Page(
    path: path, slug: "page", frontMatter: FrontMatter(title: "Page", summary: "For tests"),
    document: document)
}

/// Checks the page against the small toolchain, together with what its fences get wrong.
func report(
  _ text: String, cache: Cache? = nil, jobs: Int = 2, nests: Bool = true
) async throws -> CheckReport {
  let (read, diagnostics) = snippets(of: page(text), support: [])
  var programs = read.programs
  if !nests { for index in programs.indices { programs[index].isNestable = false } }
  var report = try await check(
    programs, with: SmallToolchain.make(), options: CheckOptions(jobs: jobs, cache: cache))
  report.diagnostics = (report.diagnostics + diagnostics).sorted()
  return report
}

func problems(_ text: String) async throws -> [String] {
  try await report(text).diagnostics.map(\.description)
}

/// A page of blocks, each with its attributes.
func blocks(_ blocks: (String, String)...) -> String {
  blocks.map { "```swift \($0.0)\n\($0.1)\n```\n" }.joined()
}
