import Check
import Foundation
import PreviewExchange

/// What became of one run of a preview's program.
struct ProgramRun: Sendable {
  /// A preview as the journal names it.
  struct Preview: Hashable, Sendable {
    var index: Int
    var name: String?
    var line: Int
  }

  /// A preview that threw an error instead of making a view.
  struct Thrown: Hashable, Sendable {
    var preview: Preview
    var message: String
  }

  /// Why the program ended before it was done.
  struct Failure: Hashable, Sendable {
    /// What was being drawn then.
    var preview: Preview?
    var ending: CommandResult.Ending
    var crash: CrashReport?
    var message: TrapMessage?
    /// What was being played then.
    var step: StoryPlace?
  }

  private(set) var drawn: [DrawResult.Preview] = []
  private(set) var stories: [DrawResult.Story] = []
  private(set) var thrown: [Thrown] = []
  private(set) var failure: Failure?
  /// Why the program could draw nothing at all.
  private(set) var inability: String?
  private var current: Preview?
  private var step: StoryPlace?
  private let storyboards: [Storyboard]
  private var isFinished = false

  /// The lines that a preview can stand on.
  static let lines = 1...10_000_000

  init(_ ending: CommandResult.Ending, in exchange: URL, of request: DrawRequest) {
    storyboards = request.storyboards
    func content(_ name: String, _ limit: Int) -> Data {
      leftFile(exchange.appendingPathComponent(name), atMost: limit)
    }
    var next = request.firstPreview
    for entry in JournalEntry.entries(of: content(Exchange.journal, 1 << 30)) {
      // The program can write to its journal itself; from there on it is worth nothing.
      guard take(entry, &next) else { break }
    }
    if isFinished { return }
    let complaints = String(decoding: content(Exchange.errors, 1 << 16), as: UTF8.self)
    failure = Failure(
      preview: current, ending: ending,
      crash: CrashReport(line: String(decoding: content(Exchange.crash, 1 << 12), as: UTF8.self)),
      message: TrapMessage(in: complaints), step: step)
  }

  /// - Returns: whether the entry is one that can come next.
  private mutating func take(_ entry: JournalEntry, _ next: inout Int) -> Bool {
    switch entry {
    case .started(let index, let name, let line):
      guard index == next, current == nil, Self.lines.contains(line) else { return false }
      current = Preview(index: index, name: name, line: line)
      step = nil
      next += 1
    case .drawn(let index, let preview):
      guard index == current?.index, preview.isCredible else { return false }
      drawn.append(preview)
      current = nil
    case .playing(let index, let storyboard, let step):
      guard index == current?.index else { return false }
      self.step = StoryPlace(story: storyboard, step: step)
    case .played(let index, let story):
      guard index == current?.index, story.isCredible(for: storyboards) else { return false }
      stories.append(story)
      current = nil
    case .failed(let index, let message):
      guard let preview = current, index == preview.index else { return false }
      thrown.append(Thrown(preview: preview, message: message))
      current = nil
    case .unable(let message): inability = message
    case .finished: isFinished = true
    }
    return !isFinished
  }
}
