import CSpawn
import Foundation
import Glibc

/// Starts a program as the leader of a session and a process group of its own.
///
/// The system kills it when the calling thread ends: it does not outlive the tool, even where that
/// is killed itself.
func spawn(_ command: Command, output: Pipe, errors: Pipe) throws -> pid_t {
  let input = try InputFile(command.input)
  let path = command.executable.path
  let environment = command.environment ?? ProcessInfo.processInfo.environment
  let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
  let id = withCStrings([path] + command.arguments) { words in
    withCStrings(variables) { variables in
      let streams = [input.descriptor, output.writing, errors.writing]
      guard let limits = command.resources else {
        return spawn_tied(path, words, variables, streams, nil)
      }
      return spawn_tied(path, words, variables, streams, [spawn_limits(limits)])
    }
  }
  let problem = errno
  if id > 0 { return id }
  throw LaunchError(executable: command.executable, number: problem)
}

extension spawn_limits {
  fileprivate init(_ limits: ResourceLimits) {
    self.init(
      seconds: rlim_t(limits.seconds), hard_seconds: rlim_t(limits.seconds + timeToSayWhere),
      memory: rlim_t(limits.memory))
  }
}

/// In seconds, for a program that has used up its time.
private let timeToSayWhere = 5

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
