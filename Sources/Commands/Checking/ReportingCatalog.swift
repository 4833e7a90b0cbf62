import Check
import Content
import Diagnostics

extension CatalogCheck {
  /// All that is wrong with some of the pages, or between them and the others, by place.
  ///
  /// - Parameters:
  ///   - pages: those that have a verdict.
  ///   - all: every page of the catalog.
  func problems(of pages: [SurveyedPage], among all: [SurveyedPage]) throws -> [Diagnostic] {
    let verdicts = pages.compactMap(\.verdict)
    let compiled = diagnostics(of: verdicts.flatMap(\.findings))
    let read =
      pages.flatMap(\.survey.problems) + verdicts.flatMap { $0.problems + $0.symbols.problems }
    let distant = try distantProblems(of: pages, among: all)
    return (compiled + read + distant).sorted()
  }

  /// Whether the pages fit together.
  func problems(between all: [SurveyedPage]) -> [Diagnostic] {
    let outline = CatalogOutline(pages: all.map(\.survey.outline), assets: folder.assets)
    let ids = all.map { ($0.path, Set($0.survey.blocks.compactMap(\.id))) }
    return outline.problems(anchors: Dictionary(ids) { first, _ in first })
  }
}

/// What concerns some of the pages, or files that are no pages.
///
/// - Parameter sharedFiles: whether those files are wanted.
func concerning(
  _ pages: [SurveyedPage], _ problems: [Diagnostic], among all: [SurveyedPage], sharedFiles: Bool
) -> [Diagnostic] {
  let (wanted, all) = (Set(pages.map(\.path)), Set(all.map(\.path)))
  return problems.filter { problem in
    let file = problem.location.file
    return all.contains(file) ? wanted.contains(file) : sharedFiles
  }
}

extension CheckSummary {
  /// Adds pages and their blocks to those that were looked at.
  mutating func add(_ pages: [SurveyedPage]) {
    let all = pages.flatMap(\.survey.blocks)
    self.pages += pages.count
    blocks += all.count
    ignored += all.count { $0.ignore != nil }
  }
}
