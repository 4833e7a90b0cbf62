import Check
import Dispatch
import Foundation

/// Ends the tool where the system has no threads for it.
///
/// Tasks wait for a thread for as long as it takes, which may be for ever: so they must not be begun.
package func requireThreads() {
  do { try startThreads(8) } catch {
    Console.standard.complain("catalog: error: \(error)")
    exit(ExitStatus.machine.rawValue)
  }
}

/// Starts threads that are there at the same time, and ends them.
private func startThreads(_ count: Int) throws {
  let gate = DispatchSemaphore(value: 0)
  let ended = DispatchSemaphore(value: 0)
  var started = 0
  defer {
    for _ in 0..<started { gate.signal() }
    for _ in 0..<started { ended.wait() }
  }
  for _ in 0..<count {
    try onNewThread {
      gate.wait()
      ended.signal()
    }
    started += 1
  }
}
