/// What a program tells of its own crash: one line, since a crashing program can't do much.
///
///     SIGNAL overflow|trap FRAME…
package struct CrashReport: Hashable, Sendable {
  package var signal: Int32
  /// Whether the stack was full: as a rule, a function that calls itself without end.
  package var isStackOverflow: Bool
  /// Places in the program's own code, the innermost first: offsets in the executable file.
  ///
  /// All but the innermost are those that calls return to, and so is that if a library crashed.
  package var frames: [UInt]

  package init(signal: Int32, isStackOverflow: Bool, frames: [UInt]) {
    self.signal = signal
    self.isStackOverflow = isStackOverflow
    self.frames = frames
  }

  /// - Returns: `nil` for anything but a complete report.
  package init?(line: String) {
    guard line.hasSuffix("\n") else { return nil }
    let words = line.dropLast().split(separator: " ")
    guard words.count >= 2, let signal = Int32(words[0]) else { return nil }
    let frames = words.dropFirst(2).prefix(64).compactMap { UInt($0, radix: 16) }
    self.init(signal: signal, isStackOverflow: words[1] == "overflow", frames: frames)
  }
}
