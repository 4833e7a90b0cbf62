import Dispatch
import Foundation

/// Runs `body` as a task that Control-C, or a polite `kill`, cancels: what it started is ended and
/// what it wrote for a while is removed before the tool ends.
package func cancelledBySignals<Result: Sendable>(
  _ body: @escaping @Sendable () async -> Result
) async -> Result {
  let task = Task { await body() }
  let sources = [SIGINT, SIGTERM].map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { task.cancel() }
    source.resume()
    return source
  }
  defer { sources.forEach { $0.cancel() } }
  return await task.value
}
