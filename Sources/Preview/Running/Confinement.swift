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
    var refusals: [String] = []
    for candidate in candidates {
      guard let refusal = try await candidate.refusal(with: toolchain) else { return candidate }
      refusals.append(refusal)
    }
    throw MissingSandbox(refusals: refusals)
  }

  func works(with toolchain: Toolchain) async throws -> Bool {
    try await refusal(with: toolchain) == nil
  }

  /// Why it cannot confine a program, in the words of those that should; `nil` where it can.
  private func refusal(with toolchain: Toolchain) async throws -> String? {
    try await withScratchFolder { folder in
      let runner = Runner(toolchain: toolchain, confinement: self, limits: RunLimits())
      let result = try await runner.result(["/usr/bin/true"], in: folder)
      if result.succeeded { return nil }
      let left = leftFile(folder.appendingPathComponent("stderr"), atMost: 1 << 12)
      let words = String(decoding: left, as: UTF8.self) + result.words
      return words.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}

/// A program on the `PATH`.
func executable(_ name: String) -> URL? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/\(name)") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
