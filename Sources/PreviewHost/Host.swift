import Foundation
import PreviewExchange
import SwiftUI

/// Draws the previews of the program that calls this: the whole of a preview program's `main`.
///
/// The program's only argument is the folder through which it meets the tool.
///
/// It is called by its name for the linker, so that no snippet sees a module of the tool's.
///
/// - Returns: the exit status of the program.
@_cdecl("catalog_draw_previews")
public func drawPreviews() -> Int32 {
  MainActor.assumeIsolated {
    do {
      guard let path = CommandLine.arguments.dropFirst().first else { throw HostError.noFolder }
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      let journal = try Journal(file: folder.appendingPathComponent(Exchange.journal))
      do { try Host(folder: folder, journal: journal).run() } catch {
        try journal.write(.unable(message: "\(error)"))
        return 1
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("preview: \(error)\n".utf8))
      return 1
    }
  }
}

/// Answers one request.
@MainActor
struct Host {
  private let request: DrawRequest
  private let journal: Journal
  private let renderer: Renderer

  init(folder: URL, journal: Journal) throws {
    self.journal = journal
    let data = try Data(contentsOf: folder.appendingPathComponent(Exchange.request))
    request = try JSONDecoder().decode(DrawRequest.self, from: data)
    renderer = try Renderer(request)
    CrashHandler.install(report: folder.appendingPathComponent(Exchange.crash))
  }

  func run() throws {
    let previews = try HostedPreview.all(in: ProgramImage(), file: request.file)
      .filter { $0.line <= request.lastLine ?? .max }
    for (index, preview) in previews.enumerated().dropFirst(request.firstPreview) {
      try journal.write(.started(index: index, name: preview.name, line: preview.line))
      try noting(index) { try journal.write(.drawn(index: index, preview: draw(preview))) }
    }
    for (number, storyboard) in request.storyboards.enumerated() {
      let index = previews.count + number
      if index >= request.firstPreview { try play(storyboard, number, at: index, previews) }
    }
    try journal.write(.finished)
  }

  /// A preview that throws is no reason not to go on.
  private func noting(_ index: Int, _ work: () throws -> Void) throws {
    do { try work() } catch let error as PreviewError {
      try journal.write(.failed(index: index, message: error.message))
    }
  }

  private func draw(_ preview: HostedPreview) throws -> DrawResult.Preview {
    let drawings = try request.variants.map { variant in
      renderer.draw(try preview.view(), preview.settings.variant(from: variant))
    }
    return DrawResult.Preview(
      name: preview.name, line: preview.line, drawings: drawings.tellingFixedSizes())
  }

  /// A storyboard whose preview is not there has no takes.
  private func play(
    _ storyboard: Storyboard, _ number: Int, at index: Int, _ previews: [HostedPreview]
  ) throws {
    let preview = previews.first { storyboard.preview == nil || $0.name == storyboard.preview }
    try journal.write(.started(index: index, name: preview?.name, line: preview?.line ?? 1))
    try noting(index) {
      let takes = try preview.map { preview in
        try storyboard.variants.map { variant in
          try renderer.play(
            storyboard.steps, with: try preview.view(), preview.settings.variant(from: variant)
          ) { step in try journal.write(.playing(index: index, storyboard: number, step: step)) }
        }
      }
      let story = DrawResult.Story(storyboard: number, takes: takes ?? [])
      try journal.write(.played(index: index, story: story))
    }
  }
}

enum HostError: Error {
  case noFolder
}
