import Foundation
import Glibc
import Synchronization

/// A pipe that no program started later inherits; closed with its last owner.
final class Pipe: Sendable {
  let reading: Int32
  let writing: Int32
  private let isWritingClosed = Mutex(false)

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError("make a pipe") }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  func closeWriting() {
    isWritingClosed.withLock {
      if !$0 { close(writing) }
      $0 = true
    }
  }

  deinit {
    closeWriting()
    close(reading)
  }
}
