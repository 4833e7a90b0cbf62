import Content
import Diagnostics
import Markdown

/// A `swift` fence, with the places of what its info string says.
struct Fence: Sendable {
  var snippet: Snippet
  var info: InfoString

  /// Where an attribute stands; the info string where it has none of that name.
  func location(of attribute: String) -> SourceLocation {
    info[attribute]?.location ?? snippet.location
  }

  /// Where the value of an attribute stands; the info string where it has none of that name.
  func valueLocation(of attribute: String) -> SourceLocation {
    info[attribute]?.valueLocation ?? snippet.location
  }

  /// What a message calls the block.
  var name: String {
    snippet.attributes.id.map { "'\($0)'" } ?? "the block in line \(snippet.location.line)"
  }
}

/// The fences of a page that the tool does something with.
struct PageFences: Sendable {
  private(set) var path = ""
  private(set) var isDraft = false
  /// In document order, those in lists and quotes too.
  var swift: [Fence] = []
  var compare: [InfoString] = []
  var preview: [(info: InfoString, text: SourceText)] = []
  var diagnostics: [Diagnostic] = []
  /// The first block of each name, by its place among `swift`.
  private var places: [String: Int] = [:]
  private(set) var names = KnownNames([])

  init() {}

  init(_ page: Page) {
    path = page.path
    isDraft = page.frontMatter.isDraft
    collect(page.document)
    nameBlocks()
    names = KnownNames(places.keys)
  }

  /// The place of a block among `swift` by its name.
  func index(named name: String) -> Int? { places[name] }

  private mutating func collect(_ node: Node) {
    if case .codeBlock(let block) = node.kind { take(block) }
    diagnostics += node.unopenedFence.map { [$0.diagnostic(at: node.location)] } ?? []
    for child in node.children { collect(child) }
  }

  private mutating func take(_ block: Node.CodeBlock) {
    let info = InfoString(block.info, at: block.infoLocation)
    switch info.language {
    case "swift":
      let (text, problems) = block.text.annotated()
      diagnostics += info.problems(for: AttributeForm.swift) + problems
      let snippet = Snippet(
        id: Snippet.ID(page: path, index: swift.count), attributes: FenceAttributes(info),
        text: text, location: block.infoLocation)
      swift.append(Fence(snippet: snippet, info: info))
    case "compare":
      diagnostics += info.problems(for: AttributeForm.compare)
      compare.append(info)
    case "preview":
      diagnostics += info.problems(for: AttributeForm.preview)
      preview.append((info, block.text))
    default:
      let problem = info.misspeltLanguage
      diagnostics += problem.map { [$0.diagnostic(at: info.location)] } ?? []
    }
  }

  private mutating func nameBlocks() {
    for (index, fence) in swift.enumerated() {
      guard let id = fence.snippet.attributes.id else { continue }
      guard let first = places[id] else {
        places[id] = index
        continue
      }
      let problem = Problem("fence.repeated-id", "another block of this page has the id '\(id)'")
      let note = Diagnostic.Note(at: swift[first].location(of: "id"), "the first one is here")
      diagnostics.append(
        problem.diagnostic(at: fence.location(of: "id"), notes: [note]))
    }
  }
}
