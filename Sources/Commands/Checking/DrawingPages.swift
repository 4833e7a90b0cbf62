import Check
import Content
import Preview
import Snippets

extension CatalogCheck {
  /// Draws the previews of some pages, of programs that compile.
  ///
  /// - Parameter compiled: what the compiler says of each page's programs.
  /// - Returns: what came of each page's previews; nothing where none are to be drawn.
  func draw(
    _ codes: [PageCode], _ compiled: [[CheckedProgram]]
  ) async throws -> [[DrawnProgram]] {
    guard let drawing else { return codes.map { _ in [] } }
    let pages = try zip(codes, compiled).map { try jobs($0, $1) }
    let results = try await Preview.draw(
      pages.flatMap(\.self), with: toolchain, options: drawing)
    return results.divided(by: pages.map(\.count))
  }

  private func jobs(_ code: PageCode, _ compiled: [CheckedProgram]) throws -> [DrawJob] {
    let plan = DrawingPlan(folder.configuration)
    let broken = zip(code.snippets.programs, compiled).filter { !$1.compiles }
    let unsound = Set(broken.map(\.0.snippet.id))
    return try plan.jobs(for: code.snippets, others: program)
      .filter { !unsound.contains($0.program.snippet.id) }
  }

  /// A block of another page; where it is broken, that page says so.
  private func program(_ id: Snippet.ID) throws -> Program? {
    guard let file = reader.file(id.page).0 else { return nil }
    return try reader.code(of: FreshPage(file)).snippets.programs.first { $0.snippet.id == id }
  }
}

extension CheckedProgram {
  fileprivate var compiles: Bool {
    !findings.contains { $0.diagnostic.severity == .error }
  }
}
