import Synchronization

/// Says on a terminal how far the work is; where output goes elsewhere, nothing.
final class Progress: Sendable {
  private let console: Console
  private let total: Int
  private let done = Mutex(0)

  init(_ console: Console, of total: Int) {
    self.console = console
    self.total = total
  }

  func advance(by count: Int) {
    done.withLock { done in
      done += count
      console.showStatus("checking: \(done) of \(total) blocks")
    }
  }
}

/// Says on a terminal how many blocks have been drawn; nobody knows how many there will be.
final class DrawingProgress: Sendable {
  private let console: Console
  private let done = Mutex(0)

  init(_ console: Console) {
    self.console = console
  }

  func advance(by count: Int) {
    done.withLock { done in
      done += count
      console.showStatus("drawing: \(done) blocks")
    }
  }
}
