import Diagnostics

/// The program of a Swift file that stands by itself, outside of any page.
package func program(ofFile text: SourceText, path: String) -> Program {
  let parsed = ParsedText(text).onDevice
  let snippet = Snippet(
    id: .init(page: path, index: 0), attributes: FenceAttributes(), text: text,
    location: SourceLocation(file: path))
  var program = Program(
    snippet: snippet, main: parsed.text, previews: parsed.previews,
    previewMode: parsed.makesScreen ? .screen : .fit, isNestable: parsed.isNestable)
  program.imports = parsed.importTexts
  program.isHeldToParser = parsed.isTooMuch
  program.syntaxErrors = parsed.isTooMuch ? [tooMuch(path)] : parsed.syntaxErrors
  return program
}

private func tooMuch(_ path: String) -> Diagnostic {
  let message = "the file is too long, or nests too deeply, to be read: make it simpler"
  return Diagnostic(.error, "swift.too-much", at: SourceLocation(file: path), message)
}
