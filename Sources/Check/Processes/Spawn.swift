import Foundation
import Glibc

/// Starts a program as the leader of a process group of its own.
func spawn(_ command: Command, output: Pipe, errors: Pipe) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
  posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)

  let input = try InputFile(command.input)
  posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)

  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  setUpGroupAndSignals(&attributes)

  var id: pid_t = 0
  let path = command.executable.path
  let environment = command.environment ?? ProcessInfo.processInfo.environment
  let status = withCStrings([path] + command.arguments) { words in
    withCStrings(environment.map { "\($0.key)=\($0.value)" }.sorted()) { variables in
      posix_spawn(&id, path, &actions, &attributes, words, variables)
    }
  }
  guard status == 0 else {
    throw LaunchError(executable: command.executable, reason: String(cString: strerror(status)))
  }
  return id
}

/// The tool ignores or handles some signals; what it runs starts with the system's defaults.
private func setUpGroupAndSignals(_ attributes: inout posix_spawnattr_t) {
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP] { sigaddset(&signals, signal) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setpgroup(&attributes, 0)
  let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
  posix_spawnattr_setflags(&attributes, Int16(flags))
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}

/// A file without a name that a program can read its input from.
private final class InputFile {
  let descriptor: Int32

  init(_ data: Data) throws {
    guard !data.isEmpty else {
      descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      return
    }
    guard let file = tmpfile() else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    defer { fclose(file) }
    let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard written == data.count, fflush(file) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .ENOSPC)
    }
    rewind(file)
    descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
  }

  deinit {
    close(descriptor)
  }
}
