import Check
import Diagnostics
import Foundation
import Preview
import PreviewExchange
import Snippets

/// `catalog render`: draws the previews of a Swift file.
struct RenderCommand: Subcommand {
  static let usage = Usage(
    "render", "Draw the previews of a Swift file as SVG.", operands: "FILE.swift",
    options: [
      .init("-o", "DIR", "where the drawings go; default: here"),
      .init("--appearance", "light|dark", "default: light"),
      .init("--text-size", "NAME", "a case of DynamicTypeSize; default: large"),
      .init("--device", "NAME|WxH", "the screen in points; default: the view's own size"),
      .init("--safe-area", "TOP,BOTTOM", "in points; default: the device's"),
      .init("--metrics", "ios18|ios26", "whose sizes hold; default: ios18"),
      .init("--scale", "N", "pixels per point; default: the device's, or 1"),
      .init("--png", "write PNG instead of SVG"),
      .init("--dump", "print what is drawn where, a line of JSON for each preview"),
      Usage.unsandboxed,
    ])

  let file: String
  let folder: String?
  let screen: ScreenOptions
  let writesPNG: Bool
  let dumps: Bool
  let isSandboxed: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 1 else { throw arguments.error("name one Swift file") }
    file = arguments.operands[0]
    folder = arguments.value("-o")
    screen = try ScreenOptions(arguments)
    writesPNG = arguments.has("--png")
    dumps = arguments.has("--dump")
    isSandboxed = !arguments.has("--unsandboxed")
    var isFolder: ObjCBool = true
    if let folder, FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      throw arguments.error("'-o' wants a folder, and '\(folder)' is a file")
    }
  }

  func run(_ console: Console) async throws -> ExitStatus {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
      throw UsageError("no file '\(file)', or it cannot be read", Self.usage)
    }
    let (source, mistakes) = SourceFile.decode([UInt8](data), path: file)
    for mistake in mistakes { console.complain(mistake.description) }
    if mistakes.hasErrors { return .problems }
    let program = program(ofFile: text(source), path: file)
    guard !program.previews.isEmpty else {
      // What cannot be read may have something to draw.
      for mistake in program.syntaxErrors { console.complain(mistake.description) }
      if program.syntaxErrors.isEmpty {
        console.complain("\(file):1:1: error: nothing to draw: add a '#Preview { … }'")
      }
      return .problems
    }
    let (drawn, diagnostics) = try await withToolchain { toolchain in
      try await draw(
        [program], variants: { _ in [screen.variant] }, with: toolchain,
        options: DrawOptions(isSandboxed: isSandboxed))
    }
    let previews = drawn.flatMap(\.previews)
    for diagnostic in diagnostics + notDrawn(previews) { console.complain(diagnostic.description) }
    try await deliver(previews, console)
    return diagnostics.contains { $0.severity == .error } ? .problems : .success
  }

  private func text(_ source: SourceFile) -> SourceText {
    SourceText(
      lines: source.lines.enumerated().map { index, range in
        .init(
          String(decoding: source.bytes[range], as: UTF8.self),
          origin: SourceLocation(file: file, line: index + 1))
      })
  }

  private func notDrawn(_ previews: [DrawResult.Preview]) -> [Diagnostic] {
    previews.flatMap { preview in
      Set(preview.drawings.flatMap(\.notDrawn)).sorted().map { name in
        Diagnostic(
          .warning, "preview.not-drawn", at: SourceLocation(file: file, line: preview.line),
          "accepted, not drawn: \(name)")
      }
    }
  }

  private func deliver(_ previews: [DrawResult.Preview], _ console: Console) async throws {
    if dumps { for preview in previews { try console.print(preview.dump) } }
    // Whoever only wants to read asks for no files.
    if dumps, folder == nil, !writesPNG { return }
    let target = URL(fileURLWithPath: folder ?? ".", isDirectory: true)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    for (name, preview) in zip(fileNames(of: previews.map(\.name), stem: stem), previews) {
      guard let drawing = preview.drawings.first else { continue }
      let path = target.appendingPathComponent(name)
      let data = writesPNG ? try await drawing.png() : Data(drawing.svg.utf8)
      try data.write(to: path.appendingPathExtension(writesPNG ? "png" : "svg"), options: .atomic)
    }
  }
}
