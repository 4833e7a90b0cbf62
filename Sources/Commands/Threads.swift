import Check
import Foundation

/// Ends the tool where the system has no threads for it, before any task waits for one.
package func requireThreads() {
  do { try requireThreads(8) } catch {
    Console.standard.complain("catalog: error: \(error)")
    exit(ExitStatus.machine.rawValue)
  }
}
