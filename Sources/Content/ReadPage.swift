import Diagnostics
import Markdown

extension Page {
  /// Reads the bytes of a page's file.
  package static func read(_ bytes: [UInt8], path: String) -> (Page, [Diagnostic]) {
    let (source, problems) = SourceFile.decode(bytes, path: path)
    let (page, mistakes) = read(source)
    return (page, problems + mistakes)
  }

  /// Reads a page; a broken front matter leaves the text as it is.
  static func read(_ source: SourceFile) -> (Page, [Diagnostic]) {
    let slug = Page.slug(ofPath: source.path)
    let block = FrontMatterBlock(in: source)
    let (frontMatter, problems) = FrontMatter.read(block, source, fallbackTitle: words(of: slug))
    let (document, findings) = parse(source, fromLine: block.nextLine)
    let page = Page(path: source.path, slug: slug, frontMatter: frontMatter, document: document)
    return (page, problems + findings)
  }

  /// `forms/signup` for `content/forms/signup.md`, `forms` for `content/forms/index.md`.
  static func slug(ofPath path: String) -> String {
    let name = path.dropFirst("content/".count).dropLast(".md".count)
    if name == "index" { return "" }
    return String(name.hasSuffix("/index") ? name.dropLast("/index".count) : name)
  }
}

/// The last part of a slug as words: `Validated form` for `forms/validated-form`.
func words(of slug: String) -> String {
  let name = slug.split(separator: "/").last ?? "home"
  let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
  return words.prefix(1).uppercased() + words.dropFirst()
}
