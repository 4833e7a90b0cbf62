import Foundation
import Glibc
import Synchronization

/// A program on its way: the session that it leads, and the pipes that it writes to.
final class ChildProcess: Sendable {
  private enum State {
    case waiting
    case running(pid_t)
    /// Ended, or not to be started any more.
    case over
  }

  private let command: Command
  private let state = Mutex(State.waiting)

  init(_ command: Command) {
    self.command = command
  }

  /// Blocks until the program has ended and is cleared away.
  ///
  /// The calling thread must be one that does not end before: the program would end with it.
  func run() throws -> CommandResult {
    let limits = OutputReader.Limits(
      bytes: command.outputLimit, end: ContinuousClock.now + command.timeLimit)
    let ended = try Pipe()
    let (id, output, errors) = try start()
    let waiter = DispatchGroup()
    let status = Mutex<CommandResult.Ending>(.exited(0))
    waiter.enter()
    do {
      try onNewThread { [self] in
        let ending = reap(id)
        status.withLock { $0 = ending }
        ended.closeWriting()
        waiter.leave()
      }
    } catch {
      kill()
      _ = reap(id)
      throw error
    }
    var reader = OutputReader(output: output, errors: errors, ended: ended, limits: limits)
    let broken = reader.read { kill() }
    waiter.wait()
    return CommandResult(
      ending: broken ?? status.withLock { $0 }, output: reader.output, errors: reader.errors)
  }

  /// Kills all that it has started, too, unless the program has ended already.
  func kill() {
    state.withLock { state in
      switch state {
      case .waiting: state = .over
      case .running(let id): killSession(id)
      case .over: break
      }
    }
  }

  /// One at a time: else a child started just now could inherit another's pipes.
  private func start() throws -> (pid_t, Pipe, Pipe) {
    try OngoingWork.step { work in
      let (output, errors) = try (Pipe(), Pipe())
      let id = try state.withLock { state in
        guard case .waiting = state else { throw CancellationError() }
        let id = try spawn(command, output: output, errors: errors)
        state = .running(id)
        return id
      }
      work.sessions.insert(id)
      output.closeWriting()
      errors.closeWriting()
      return (id, output, errors)
    }
  }

  /// Waits for the end, kills what the program left behind, and frees its number last: until then
  /// no other process can have it.
  private func reap(_ id: pid_t) -> CommandResult.Ending {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    Glibc.kill(-id, SIGKILL)
    OngoingWork.end { $0.sessions.remove(id) }
    var status: Int32 = 0
    state.withLock { state in
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      state = .over
    }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}
