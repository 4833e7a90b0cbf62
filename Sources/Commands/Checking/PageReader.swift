import Check
import Content
import Diagnostics
import Snippets
import SymbolLookup
import Synchronization

/// Reads the pages of a catalog one by one; no two depend on each other's being kept.
struct PageReader: Sendable {
  let folder: CatalogFolder
  private let paths: KnownNames
  private let support: SupportCode
  private let symbols: NearbySymbols

  init(_ folder: CatalogFolder) {
    self.folder = folder
    paths = KnownNames(folder.pages)
    support = SupportCode(folder.support)
    symbols = NearbySymbols(support: folder.support, table: SymbolTable.bundled)
  }

  /// The file of a page as it is now; `nil` where it cannot be read, with the reason.
  func file(_ path: String) -> (PageFile?, [Diagnostic]) {
    let (bytes, problems) = folder.bytes(ofPage: path)
    return (bytes.map { PageFile(path: path, bytes: $0) }, problems)
  }

  /// The code of a page, and what can be said of it without a compiler.
  func code(of page: FreshPage) throws -> PageCode {
    let shelf = Shelf(folder, paths)
    let lookup = PageLookup(paths: paths, page: shelf.page)
    var (read, problems) = snippets(of: page.page, among: lookup, support: support)
    read.run(onAtLeast: folder.configuration.iosDeploymentTarget)
    var verdict = PageVerdict(programs: read.programs.count, problems: problems)
    verdict.symbols = try symbols.links(of: read)
    verdict.leansOn = shelf.digests
    return PageCode(page: page, snippets: read, verdict: verdict)
  }

  /// What is wrong with symbol links that lead to nothing near their page.
  func problems(
    with distant: [PageSymbolLinks.Distant], on page: PageSnippets, beside others: [PageSnippets]
  ) throws -> [Diagnostic] {
    try symbols.problems(with: distant, on: page, beside: others)
  }
}

struct PageFile: Sendable {
  var path: String
  var bytes: [UInt8]
  var digest: String

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    digest = Digest.hex(bytes)
  }
}

/// A page, and the digest of the file that it was read from.
struct FreshPage: Sendable {
  var page: Page
  var digest: String
  var survey: PageSurvey

  init(_ file: PageFile) {
    let (page, problems) = Page.read(file.bytes, path: file.path)
    self.page = page
    digest = file.digest
    survey = PageSurvey(page, problems: problems)
  }
}

/// A page with its programs; what these come to is still to be added to its verdict.
struct PageCode: Sendable {
  var page: FreshPage
  var snippets: PageSnippets
  var verdict: PageVerdict
}

/// The other pages that a page names, read when it asks for them.
private final class Shelf: Sendable {
  private let folder: CatalogFolder
  private let paths: KnownNames
  private let found = Mutex<[String: String]>([:])

  init(_ folder: CatalogFolder, _ paths: KnownNames) {
    self.folder = folder
    self.paths = paths
  }

  /// The digests of the pages that were asked for; of one that is not there, an empty one.
  var digests: [String: String] { found.withLock(\.self) }

  @Sendable func page(_ path: String) -> Page? {
    let bytes = paths.contains(path) ? folder.bytes(ofPage: path).0 : nil
    let file = bytes.map { PageFile(path: path, bytes: $0) }
    found.withLock { $0[path] = file?.digest ?? "" }
    return file.map { FreshPage($0).page }
  }
}
