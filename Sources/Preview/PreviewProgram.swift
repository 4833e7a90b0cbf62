import Diagnostics
import Snippets

/// The source files that a program is compiled from, for its previews to be drawn.
struct PreviewProgram: Sendable {
  struct File: Sendable {
    var name: String
    var text: SourceText
  }

  static let mainFile = "Snippet.swift"

  let program: Program
  let files: [File]

  init(_ program: Program) {
    self.program = program
    let companions = program.companions.enumerated().map { index, text in
      File(name: "Companion\(index + 1).swift", text: text)
    }
    var main = program.main
    main.lines += Self.records(of: program).split(separator: "\n", omittingEmptySubsequences: false)
      .map { SourceText.Line(String($0), origin: nil) }
    files =
      [File(name: Self.mainFile, text: main)] + companions
      + [File(name: "Entry.swift", text: SourceText(lines: Self.entry))]
  }

  /// Where the author wrote what stands at a place of a file, if the author wrote it.
  func origin(file: String, line: Int, column: Int = 1) -> SourceLocation? {
    files.first { $0.name == file }?.text.origin(line: line, column: column)
  }

  /// Where the author declared the preview that the program says begins at a line.
  func origin(ofPreviewAt line: Int) -> SourceLocation {
    origin(file: Self.mainFile, line: line) ?? program.snippet.location
  }

  /// The program may have a `@main` of its own, so that this one goes by its C name.
  private static let entry = [
    "@_silgen_name(\"catalog_draw_previews\") private func drawPreviews() -> CInt",
    "@_cdecl(\"main\") public func main() -> CInt { drawPreviews() }",
  ].map { SourceText.Line($0, origin: nil) }
}

extension PreviewProgram {
  /// Records, like those that `#Preview` makes, for what else can be drawn.
  private static func records(of program: Program) -> String {
    program.previews.enumerated().map { index, preview in
      switch preview {
      case .macro: ""
      case .provider(let type, let place):
        provider(type, number: index, line: line(of: place, in: program.main))
      case .view(let type, let place):
        view(type, number: index, line: line(of: place, in: program.main))
      }
    }.joined()
  }

  private static func provider(_ type: String, number: Int, line: Int) -> String {
    """
    enum __CatalogRecord\(number) {
      typealias Provider = (
        type: any SwiftUI.PreviewProvider.Type, fileID: Swift.String, line: Swift.Int
      )
      @section("swift_providers") @used
      static let record: @convention(c) @Sendable (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
        $0.assumingMemoryBound(to: [Provider].self).pointee.append((\(type).self, #fileID, \(line)))
      }
    }

    """
  }

  private static func view(_ type: String, number: Int, line: Int) -> String {
    """
    struct __CatalogRecord\(number): SwiftUI.PreviewRegistry {
      static var fileID: Swift.String { #fileID }
      static var line: Swift.Int { \(line) }
      static var column: Swift.Int { 1 }
      @MainActor static func makePreview() throws -> SwiftUI.Preview {
        SwiftUI.Preview("\(type)") { \(type)() }
      }
      @section("swift_previews") @used
      static let record: @convention(c) @Sendable (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
        $0.assumingMemoryBound(to: [any SwiftUI.PreviewRegistry.Type].self)
          .pointee.append(__CatalogRecord\(number).self)
      }
    }

    """
  }

  private static func line(of place: SourceLocation?, in text: SourceText) -> Int {
    let index = text.lines.firstIndex { line in
      line.origin?.file == place?.file && line.origin?.line == place?.line
    }
    return (index ?? 0) + 1
  }
}
