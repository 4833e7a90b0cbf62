import Foundation
import Glibc
import Synchronization

/// A running program: the process group that it leads, and the pipes that it writes to.
final class ChildProcess: Sendable {
  private let id: pid_t
  private let isReaped = Mutex(false)
  private let output: Pipe
  private let errors: Pipe
  private let ended: Pipe
  private let limits: OutputReader.Limits

  /// One at a time: else a child started just now could inherit another's pipes.
  private static let launching = Mutex(())

  init(_ command: Command) throws {
    limits = OutputReader.Limits(
      bytes: command.outputLimit, end: ContinuousClock.now + command.timeLimit)
    (id, output, errors, ended) = try Self.launching.withLock { _ in
      let pipes = try (Pipe(), Pipe(), Pipe())
      let id = try spawn(command, output: pipes.0, errors: pipes.1)
      pipes.0.closeWriting()
      pipes.1.closeWriting()
      return (id, pipes.0, pipes.1, pipes.2)
    }
  }

  /// Blocks until the program has ended and is cleared away.
  func wait() -> CommandResult {
    let waiter = DispatchGroup()
    let status = Mutex<CommandResult.Ending>(.exited(0))
    waiter.enter()
    Thread.detachNewThread { [self] in
      let ending = reap()
      status.withLock { $0 = ending }
      ended.closeWriting()
      waiter.leave()
    }
    var reader = OutputReader(output: output, errors: errors, ended: ended, limits: limits)
    let broken = reader.read { kill() }
    waiter.wait()
    return CommandResult(
      ending: broken ?? status.withLock { $0 }, output: reader.output, errors: reader.errors)
  }

  /// Kills the whole group, unless the program has ended already.
  func kill() {
    isReaped.withLock { if !$0 { _ = Glibc.kill(-id, SIGKILL) } }
  }

  /// Waits for the end, kills what the program left behind, and frees its number last: until then
  /// no other process can have it.
  private func reap() -> CommandResult.Ending {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    kill()
    var status: Int32 = 0
    isReaped.withLock {
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      $0 = true
    }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}
