import Check
import Content
import Diagnostics
import SymbolLookup

/// A page that has been looked at, and its verdict where there is no need to compile for it.
struct SurveyedPage: Sendable {
  var digest: String
  var survey: PageSurvey
  var verdict: PageVerdict?

  var path: String { survey.path }
}

extension PageReader {
  /// Looks at a page, of which nothing is read but the file's bytes where it is known already.
  ///
  /// Its text is not kept.
  func survey(_ path: String, _ records: PageRecords?) throws -> (SurveyedPage?, [Diagnostic]) {
    let (file, problems) = file(path)
    guard let file else { return (nil, problems) }
    if let known = records?.record(of: path, digest: file.digest) {
      let page = SurveyedPage(digest: file.digest, survey: known.survey, verdict: known.verdict)
      return (page, problems)
    }
    let page = FreshPage(file)
    let code = page.survey.compiledBlocks == 0 ? try code(of: page) : nil
    // A page without blocks may play stories with those of others.
    let verdict = code.flatMap { $0.snippets.previewFences.isEmpty ? $0.verdict : nil }
    return (SurveyedPage(digest: page.digest, survey: page.survey, verdict: verdict), problems)
  }
}
