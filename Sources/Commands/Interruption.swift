import Check
import Dispatch
import Foundation
import Synchronization

/// Runs `body` as a task that Control-C, a polite `kill` or the end of the terminal cancels: what it
/// started is ended and what it wrote for a while is removed before the tool ends.
///
/// Where the task takes long to notice, or a signal comes again, the same is done without it.
///
/// - Returns: what `body` does, or what tells the signal that kept it from coming to an end.
package func cancelledBySignals(
  _ body: @escaping @Sendable () async -> ExitStatus
) async -> ExitStatus {
  let task = Task { await body() }
  let queue = DispatchQueue(label: "signals")
  let received = Mutex<ExitStatus?>(nil)
  let sources = statuses.keys.sorted().filter(isWanted).map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler {
      let first = received.withLock { status in
        status = status ?? statuses[number]
        return status ?? .interrupted
      }
      if task.isCancelled { endNow(first) }
      task.cancel()
      queue.asyncAfter(deadline: .now() + .milliseconds(200)) { endNow(first) }
    }
    source.resume()
    return source
  }
  defer { sources.forEach { $0.cancel() } }
  let status = await task.value
  return status == .interrupted ? received.withLock(\.self) ?? status : status
}

/// The signals that are answered, and what a shell is told then.
private let statuses: [Int32: ExitStatus] = [
  SIGHUP: .hungUp, SIGINT: .interrupted, SIGTERM: .terminated,
]

/// Whoever starts a program with `nohup` wants it to go on when the terminal has gone.
private func isWanted(_ number: Int32) -> Bool {
  var action = sigaction()
  guard number == SIGHUP, sigaction(number, nil, &action) == 0 else { return true }
  return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    != unsafeBitCast(SIG_IGN, to: Int.self)
}

private func endNow(_ status: ExitStatus) {
  abandonWork()
  Console.standard.complain("catalog: interrupted")
  _exit(status.rawValue)
}
