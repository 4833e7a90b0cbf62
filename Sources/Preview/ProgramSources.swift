import Diagnostics
import Snippets

/// The source files that a program is compiled from for its previews to be drawn.
struct ProgramSources: Sendable {
  struct File: Sendable {
    var name: String
    var text: SourceText
  }

  let program: Program
  /// The one with the program's own text comes first.
  let files: [File]
  /// The line of the program's text, from 1, that a line of the first file is, from 0.
  private let mainLines: [Int?]

  /// Sources in which the program is by itself.
  init(_ program: Program) {
    self.program = program
    let companions = program.companions.enumerated().map { index, text in
      File(name: "Companion\(index + 1).swift", text: text)
    }
    files = [File(name: "Snippet.swift", text: program.withRecords().main)] + companions
    mainLines = program.main.lines.indices.map { $0 + 1 }
  }

  /// Sources in which the program can stand beside others in one module.
  init(_ program: Program, nestedAs name: String) {
    self.program = program
    // Records come after all else, so the lines before them are those of a program without.
    let bare = NestedProgram(program, name: name).files[0].lines
    let nested = NestedProgram(
      program.withRecords { line in (bare.firstIndex(of: line) ?? 0) + 1 }, name: name)
    let texts = [program.main] + program.companions
    files = zip(texts, nested.files).enumerated().map { index, file in
      let suffix = index == 0 ? "" : "-\(index)"
      return File(name: name + suffix + ".swift", text: SourceText(file.1, of: file.0))
    }
    mainLines = nested.files[0].lines.map { line in
      line.flatMap { program.main.lines.indices.contains($0 - 1) ? $0 : nil }
    }
  }

  var mainFile: String { files.first?.name ?? "" }

  /// Below this line, from 1, stand only others' previews.
  var lastMainLine: Int { (mainLines.lastIndex { $0 != nil } ?? -1) + 1 }

  /// The line of the program's own text that a line of its file is, where it is one.
  func line(ofFileLine line: Int) -> Int? {
    mainLines.indices.contains(line - 1) ? mainLines[line - 1] : nil
  }
}

extension ProgramSources {
  /// Where the author wrote what stands at a place; code that a macro made has a file of its own,
  /// whose lines are nobody's.
  func origin(of site: CodeSite) -> SourceLocation? {
    files.first { $0.name == site.file }?.text.origin(line: site.line, column: site.column)
  }

  /// Where the author declared a preview.
  func origin(of preview: ProgramRun.Preview) -> SourceLocation {
    origin(of: CodeSite(file: mainFile, line: preview.line, column: 1))
      ?? program.snippet.location
  }
}

extension SourceText {
  /// A file with the places that its lines have in a program's text.
  fileprivate init(_ file: NestedProgram.File, of text: SourceText) {
    let lines = file.string.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(
      lines: zip(lines, file.lines).map { line, number in
        let place = number.flatMap { number in
          text.lines.indices.contains(number - 1) ? text.lines[number - 1].origin : nil
        }
        return Line(String(line), origin: place)
      })
  }
}
