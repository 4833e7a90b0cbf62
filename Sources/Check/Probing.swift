import Foundation
import Synchronization

extension Compilation {
  /// Makes sure that it is not the machine's fault where the compiler finds fault with a program.
  ///
  /// What cannot be wrong is compiled in the same way, if there is reason for it: it takes as long as
  /// a program.
  ///
  /// - Throws: `BrokenToolchain` where that fails, too.
  func trustIfSound(_ result: Result, on files: [(name: String, text: String)]) async throws {
    guard result.failure != nil || result.output.messages.contains(where: { $0.isOdd(files) }),
      result.failure != nil || !knownToBeSound.withLock({ $0.contains(toolchain) })
    else { return }
    if let words = try await complaintsAboutNothing() {
      throw BrokenToolchain("the compiler fails at an empty preview", words: words)
    }
    knownToBeSound.withLock { _ = $0.insert(toolchain) }
  }

  /// What the compiler says of a program that cannot be wrong; `nil` where that is nothing.
  private func complaintsAboutNothing() async throws -> String? {
    try await withScratchFolder { folder in
      let (proof, record) = try await recorded(
        [("Trivial.swift", trivial)], in: folder, flags: flags(.whole), limits: .alone)
      if proof.succeeded, record?.hasErrors == false { return nil }
      let words = proof.words.replacing(folder.path + "/", with: "")
      return proof.succeeded ? words + "\nit ends well, but writes nothing" : words
    }
  }

  /// SwiftUI takes all other modules that a snippet may import along.
  private var trivial: String {
    "import SwiftUI\n" + (hasMacros ? "#Preview { EmptyView() }\n" : "")
  }
}

/// Toolchains that have compiled a trivial program in this process.
private let knownToBeSound = Mutex<Set<Toolchain>>([])

extension CompilerOutput.Message {
  /// Whether it may be about something else than the code: about no file of the program, or about
  /// what the compiler reads besides.
  fileprivate func isOdd(_ files: [(name: String, text: String)]) -> Bool {
    guard severity == "error" else { return false }
    let words = ["module", "macro", "plugin", "librar"]
    return words.contains(where: text.contains) || !files.contains { site.isIn($0.name) }
  }
}

extension CommandResult {
  /// What the program says of how it ended.
  package var words: String {
    let words = String(decoding: errors + output, as: UTF8.self)
    return switch ending {
    case .exited: words
    case .signalled(let signal): words + "\n" + String(cString: strsignal(signal))
    case .timedOut: words + "\nit does not end"
    case .tooMuchOutput: "it prints without end"
    }
  }
}
