import Fuzzing

/// The reader that the command line names.
enum Fed {
  static let reader = readers.first { $0.name == CommandLine.arguments.dropFirst().first }

  static var names: [String] { readers.map(\.name) }

  private static let readers = FuzzedReader.all + FuzzedReader.all.map(\.repeated)

  /// Traps where something does not hold, which is what a fuzzer looks for.
  static func feed(_ bytes: [UInt8]) {
    let problems = reader?.problems(bytes) ?? []
    if !problems.isEmpty { fatalError(problems.joined(separator: "\n")) }
  }
}

#if FUZZING
  @_silgen_name("LLVMFuzzerRunDriver")
  func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
