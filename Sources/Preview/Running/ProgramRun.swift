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
  }

  private(set) var drawn: [DrawResult.Preview] = []
  private(set) var thrown: [Thrown] = []
  private(set) var failure: Failure?
  /// Why the program could draw nothing at all.
  private(set) var inability: String?

  init(_ ending: CommandResult.Ending, in exchange: URL) {
    func content(_ name: String) -> Data {
      (try? Data(contentsOf: exchange.appendingPathComponent(name))) ?? Data()
    }
    var current: Preview?
    var isFinished = false
    for entry in JournalEntry.entries(of: content(Exchange.journal)) {
      switch entry {
      case .started(let index, let name, let line):
        current = Preview(index: index, name: name, line: line)
      case .drawn(_, let preview):
        drawn.append(preview)
        current = nil
      case .failed(_, let message):
        if let current { thrown.append(Thrown(preview: current, message: message)) }
        current = nil
      case .unable(let message): inability = message
      case .finished: isFinished = true
      }
    }
    if isFinished { return }
    let complaints = String(decoding: content(Exchange.errors), as: UTF8.self)
    failure = Failure(
      preview: current, ending: ending,
      crash: CrashReport(line: String(decoding: content(Exchange.crash), as: UTF8.self)),
      message: TrapMessage(in: complaints))
  }
}
