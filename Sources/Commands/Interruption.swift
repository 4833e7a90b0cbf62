import Check
import Dispatch
import Foundation

/// Runs `body` as a task that Control-C, a polite `kill` or the end of the terminal cancels: what it
/// started is ended and what it wrote for a while is removed before the tool ends.
///
/// Where the task takes long to notice, or the signal comes again, the same is done without it.
package func cancelledBySignals<Result: Sendable>(
  _ body: @escaping @Sendable () async -> Result
) async -> Result {
  let task = Task { await body() }
  let queue = DispatchQueue(label: "signals")
  let sources = [SIGINT, SIGTERM, SIGHUP].filter(isWanted).map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler {
      if task.isCancelled { endNow() }
      task.cancel()
      queue.asyncAfter(deadline: .now() + .milliseconds(200), execute: endNow)
    }
    source.resume()
    return source
  }
  defer { sources.forEach { $0.cancel() } }
  return await task.value
}

/// Whoever starts a program with `nohup` wants it to go on when the terminal has gone.
private func isWanted(_ number: Int32) -> Bool {
  var action = sigaction()
  guard number == SIGHUP, sigaction(number, nil, &action) == 0 else { return true }
  return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    != unsafeBitCast(SIG_IGN, to: Int.self)
}

@Sendable private func endNow() {
  abandonWork()
  Console.standard.complain("catalog: interrupted")
  _exit(ExitStatus.machine.rawValue)
}
