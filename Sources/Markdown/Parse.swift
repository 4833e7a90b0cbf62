import CCmark
import Diagnostics

/// Parses what stands in `source` from a line on: CommonMark 0.30, and GitHub's tables.
///
/// - Parameter firstLine: counts from 1; what stands before is not looked at.
package func parse(_ source: SourceFile, fromLine firstLine: Int = 1) -> (Node, [Diagnostic]) {
  var reader = BlockReader(source: source, firstLine: firstLine)
  let (bytes, problem) = withoutOpenImages(source, fromLine: firstLine)
  var document = withParsed(bytes) { reader.document($0) }
  reader.fillTables(of: &document)
  return (document, (problem.map { [$0] } ?? []) + reader.diagnostics)
}

/// Parses a text that is no file of a catalog.
package func parse(_ text: String, file: String = "text.md") -> (Node, [Diagnostic]) {
  parse(SourceFile(path: file, text: text))
}

/// Hands libcmark's tree to `body`; it is gone afterwards.
func withParsed<Result>(_ bytes: ArraySlice<UInt8>, _ body: (CNode) -> Result) -> Result {
  let document = bytes.withUnsafeBytes { buffer in
    cmark_parse_document(
      buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_DEFAULT)
  }
  defer { cmark_node_free(document) }
  guard let document else { preconditionFailure("libcmark returns a document or aborts") }
  return body(CNode(pointer: document))
}
