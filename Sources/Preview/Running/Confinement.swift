import Check
import Foundation

/// How a program that nobody has read is kept from everything but its own folder.
enum Confinement: Hashable, Sendable {
  /// In namespaces of its own, by bubblewrap: a view of the machine with no network and no other
  /// program, where all but its folder is read-only.
  case namespaces(bubblewrap: URL)
  /// By Landlock and a filter of system calls, where namespaces can't be had, as in containers.
  case landlock
  /// Nothing but limits, no capabilities and the filter of system calls.
  case limitsOnly

  /// The strongest kind that works on this machine.
  ///
  /// - Throws: `MissingSandbox` where only limits do.
  static func find(with toolchain: Toolchain) async throws -> Confinement {
    var candidates: [Confinement] = [.landlock]
    if let bubblewrap = executable("bwrap") {
      candidates.insert(.namespaces(bubblewrap: bubblewrap), at: 0)
    }
    for candidate in candidates where try await candidate.works(with: toolchain) {
      return candidate
    }
    throw MissingSandbox()
  }

  func works(with toolchain: Toolchain) async throws -> Bool {
    try await withScratchFolder { folder in
      let runner = Runner(toolchain: toolchain, confinement: self, limits: RunLimits())
      return try await runner.run(["/usr/bin/true"], in: folder) == .exited(0)
    }
  }
}

/// A program on the `PATH`.
func executable(_ name: String) -> URL? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/\(name)") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
