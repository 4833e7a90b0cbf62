import Check
import Foundation
import PreviewExchange

/// Runs programs within limits and a confinement.
struct Runner: Sendable {
  let toolchain: Toolchain
  let confinement: Confinement
  let limits: RunLimits

  /// - Parameter folder: what the program may write to.
  func run(_ program: [String], in folder: URL) async throws -> CommandResult.Ending {
    try await result(program, in: folder).ending.unwrapped
  }

  /// - Returns: what the launcher says; of the program itself, nothing but its end.
  func result(_ program: [String], in folder: URL) async throws -> CommandResult {
    let limited = [launcher.path] + limitArguments(folder) + ["--"] + program
    let words = enclosed(limited, folder: folder)
    let command = Command(
      URL(fileURLWithPath: words[0]), Array(words.dropFirst()), environment: [:],
      timeLimit: .seconds(limits.wallSeconds))
    return try await Check.run(command)
  }

  private var launcher: URL { toolchain.libraries.appendingPathComponent("catalog-confine") }

  private func limitArguments(_ folder: URL) -> [String] {
    var arguments = [
      "--cpu", "\(limits.seconds)", "--memory", "\(limits.memory)", "--file", "\(limits.fileSize)",
      "--open", "\(limits.openFiles)", "--folder", folder.path,
    ]
    if confinement == .landlock {
      arguments += ["--landlock"] + (readable + ["/proc"]).flatMap { ["--read", $0] }
    }
    return arguments
  }

  private func enclosed(_ words: [String], folder: URL) -> [String] {
    guard case .namespaces(let bubblewrap) = confinement else { return words }
    return [
      bubblewrap.path, "--unshare-all", "--die-with-parent", "--new-session", "--clearenv",
      "--cap-drop", "ALL", "--proc", "/proc", "--dev", "/dev", "--size", "\(limits.fileSize)",
      "--tmpfs", "/tmp",
    ] + readable.flatMap { ["--ro-bind-try", $0, $0] }
      + ["--bind", folder.path, folder.path, "--chdir", folder.path, "--"] + words
  }

  /// What a preview's program reads: the system's libraries, the compiler's, the tool's, the fonts.
  private var readable: [String] {
    ["/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/dev/urandom"]
      + [toolchain.resources, toolchain.libraries].map(\.path) + toolchain.fonts.map(\.path)
  }
}

extension CommandResult.Ending {
  /// Bubblewrap reports a signal as a shell does.
  fileprivate var unwrapped: CommandResult.Ending {
    if case .exited(let status) = self, status > 128, status < 128 + 65 {
      return .signalled(status - 128)
    }
    return self
  }
}
