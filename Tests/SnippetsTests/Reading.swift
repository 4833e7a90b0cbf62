import Content
import Diagnostics
import Markdown

@testable import Snippets

/// A page with this text below its front matter.
///
/// - Parameter text: of a draft where it says so in its first line.
func page(_ text: String, path: String = "content/page.md") -> Page {
  let (document, _) = parse(text, file: path)
  var frontMatter = FrontMatter(title: "Page", summary: "For tests")
  frontMatter.isDraft = text.hasPrefix("Draft.")
  return Page(path: path, slug: "page", frontMatter: frontMatter, document: document)
}

func read(_ text: String, support: [SupportFile] = []) -> PageSnippets {
  snippets(of: page(text), support: SupportCode(support)).0
}

/// What is wrong with a page, as the console shows it.
func problems(_ text: String) -> [String] {
  snippets(of: page(text), support: []).1.map(\.description)
}

/// The text of a page's last program.
func merged(_ text: String) -> String {
  read(text).programs.last?.main.string ?? ""
}
