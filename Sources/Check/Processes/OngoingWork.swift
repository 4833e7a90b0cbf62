import Foundation
import Synchronization

/// What this process has started and made for a while.
struct OngoingWork {
  /// Of running programs.
  var sessions: Set<pid_t> = []
  var folders: Set<URL> = []
  private var isAbandoned = false

  private static let shared = Mutex(OngoingWork())

  /// Takes a step that nobody else takes at the same time, and none that follows `abandonWork`.
  static func step<Result>(
    _ body: (inout sending OngoingWork) throws -> sending Result
  ) throws -> Result {
    try shared.withLock { work in
      if work.isAbandoned { throw CancellationError() }
      return try body(&work)
    }
  }

  /// Takes note of an end, which comes even after `abandonWork`.
  static func end(_ body: (inout sending OngoingWork) -> Void) {
    shared.withLock { body(&$0) }
  }

  fileprivate static func abandon() -> Set<URL> {
    shared.withLock { work in
      work.isAbandoned = true
      for session in work.sessions { killSession(session) }
      return work.folders
    }
  }
}

/// Ends all programs that run and removes all scratch folders; nothing is started any more.
///
/// This is for when there is no time left to wait until each task has got to it.
package func abandonWork() {
  for folder in OngoingWork.abandon() { removeForGood(folder) }
}

/// Takes a step that cannot be taken back, unless all work has been abandoned by then.
package func unlessAbandoned<Result>(_ body: () throws -> sending Result) throws -> Result {
  try OngoingWork.step { _ in try body() }
}
