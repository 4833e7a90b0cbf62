/// What a preview's program may use up.
package struct RunLimits: Hashable, Sendable {
  /// Of processor time.
  package var seconds: Int
  /// From start to end, waiting included.
  package var wallSeconds: Int
  /// Bytes of address space.
  package var memory: Int
  /// Bytes of the longest file, what it prints included.
  package var fileSize: Int
  package var openFiles: Int

  package init(
    seconds: Int = 10, wallSeconds: Int = 20, memory: Int = 4 << 30, fileSize: Int = 64 << 20,
    openFiles: Int = 64
  ) {
    self.seconds = seconds
    self.wallSeconds = wallSeconds
    self.memory = memory
    self.fileSize = fileSize
    self.openFiles = openFiles
  }
}
