/// One of several parts of a catalog, each for a machine of its own; together they are the whole.
struct Shard: Hashable {
  /// From 1.
  var number: Int
  var count: Int

  static let whole = Shard(number: 1, count: 1)

  /// The first part has what belongs to no page.
  var hasSharedFiles: Bool { number == 1 }

  /// The pages of this part: every page is in exactly one, and each has about as many blocks.
  ///
  /// It goes by nothing but the pages, so that every machine comes to the same parts.
  func part(of pages: [SurveyedPage]) -> [SurveyedPage] {
    if count == 1 { return pages }
    let heaviestFirst = pages.sorted { (-$0.weight, $0.path) < (-$1.weight, $1.path) }
    var loads = [Int](repeating: 0, count: count)
    var mine: Set<String> = []
    for page in heaviestFirst {
      let lightest = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[lightest] += page.weight
      if lightest == number - 1 { mine.insert(page.path) }
    }
    return pages.filter { mine.contains($0.path) }
  }
}

extension Shard {
  /// Reads `2/5`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...1000).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }
}

extension SurveyedPage {
  /// What the compiler has to do for the page; a page without code is to be read, at least.
  fileprivate var weight: Int { 1 + 10 * survey.compiledBlocks }
}
