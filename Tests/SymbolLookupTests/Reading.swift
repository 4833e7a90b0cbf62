import Content
import Diagnostics
import Markdown
import Snippets

@testable import SymbolLookup

/// A page with this text below its front matter.
func page(_ text: String, path: String = "content/page.md", isDraft: Bool = false) -> PageSnippets {
  let (document, _) = parse(text, file: path)
  let page = Page(
    path: path, slug: path, frontMatter: FrontMatter(title: "", summary: "", isDraft: isDraft),
    document: document)
  return snippets(of: page, support: []).0
}

func support(_ text: String) -> SupportFile {
  let path = "content/_support/File.swift"
  let line = SourceText.Line(text, origin: SourceLocation(file: path))
  return SupportFile(path: path, text: SourceText(lines: [line]))
}

/// Testing has a type of that name, too.
typealias Place = SourceLocation

func swift(_ text: String) -> String { "```swift\n\(text)\n```\n" }

let table = SymbolTable(
  Array(
    """
    #path\tkind\tmodule\tios
    Axis/Set\tstruct\tSwiftUI\t13.0
    Chart\tstruct\tCharts\t16.0
    Label\tstruct\tSwiftUI\t14.0
    Preview\tstruct\tSwiftUI\t17.0
    Preview(_:body:)\tmacro\tSwiftUI\t13.0\t\t\t\tfreestanding
    ShapeStyle/secondary\tproperty\tSwiftUI\t17.0
    ShapeStyle/secondary\ttype.property\tSwiftUI\t15.0\t\t\tSelf == HierarchicalShapeStyle
    Text\tstruct\tSwiftUI\t13.0
    Text/+(_:_:)\tfunc.op\tSwiftUI\t13.0\t26.0
    View\tprotocol\tSwiftUI\t13.0
    View/bold(_:)\tmethod\tSwiftUI\t16.0
    View/overlay(_:alignment:)\tmethod\tSwiftUI\t13.0\tsoft\tView/overlay(alignment:content:)
    View/overlay(alignment:content:)\tmethod\tSwiftUI\t15.0
    View/padding(_:)\tmethod\tSwiftUI\t13.0

    """.utf8))

/// What a link leads to, as a path with its kind, or else what is wrong.
func target(
  _ text: String, on pages: [PageSnippets] = [page("")], support: [SupportFile] = []
) -> String {
  var links = SymbolLinks(pages, support: support, table: table)
  let path = pages[0].page.path
  let (target, problem) = links.target(of: text, on: path, at: SourceLocation(file: path))
  if let problem { return problem.message }
  guard let target else { return "code" }
  let home = if case .own(let symbol) = target { " in \(symbol.home.description)" } else { "" }
  return "\(target.kind.rawValue) \(target.path)\(home)"
}

extension OwnSymbol.Home {
  fileprivate var description: String {
    switch self {
    case .block(let id): "\(id.page)#\(id.index)"
    case .support: "support"
    }
  }
}
