import Content
import Diagnostics
import Markdown

@testable import Snippets

/// A page with this text below its front matter.
func page(_ text: String, path: String = "content/page.md") -> Page {
  let (document, _) = parse(text, file: path)
  return Page(
    path: path, slug: "page", frontMatter: FrontMatter(title: "Page", summary: "For tests"),
    document: document)
}

func read(_ text: String, support: [SupportFile] = []) -> PageSnippets {
  snippets(of: page(text), support: support).0
}

/// What is wrong with a page, as the console shows it.
func problems(_ text: String) -> [String] {
  snippets(of: page(text), support: []).1.map(\.description)
}

/// The text of a page's last program.
func merged(_ text: String) -> String {
  read(text).programs.last?.main.string ?? ""
}
