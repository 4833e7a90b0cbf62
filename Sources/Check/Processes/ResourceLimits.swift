/// What the system lets a program, and whatever it starts, use up.
package struct ResourceLimits: Hashable, Sendable {
  /// Of processor time; then comes a signal that lets the program say where it was.
  package var seconds: Int
  /// Bytes of address space.
  package var memory: Int

  package init(seconds: Int, memory: Int) {
    self.seconds = seconds
    self.memory = memory
  }
}
