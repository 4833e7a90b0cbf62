import Glibc

/// How far the tree may nest before the thread's stack is used up.
enum StackRoom {
  /// What is kept for the deepest calls, in bytes.
  private static let reserve: UInt = 256 << 10

  // Written at the start of a drawing and read while it goes on, always on the main actor.
  nonisolated(unsafe) private static var lowest: UInt = 0
  nonisolated(unsafe) private static var middle: UInt = 0
  nonisolated(unsafe) private static var known: Range<UInt> = 0..<0

  /// Notes where the stack of the current thread ends.
  static func prepare() {
    // Asking is slow, and nearly always it is the same thread.
    guard !known.contains(address) else { return }
    let (start, size) = bounds
    known = start..<start + size
    lowest = start + min(reserve, size / 4)
    middle = start + size * 3 / 8
  }

  /// Whether calls may go deeper.
  static var isLeft: Bool { address > lowest }

  /// Whether the tree may grow deeper: its layout will need more room than its update.
  static var isLeftForTree: Bool { address > middle }

  private static var address: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// The lowest address of the thread's stack, and its size; none where the system does not say.
  private static var bounds: (start: UInt, size: UInt) {
    var attributes = pthread_attr_t()
    guard let getAttributes, getAttributes(pthread_self(), &attributes) == 0 else { return (0, 0) }
    defer { pthread_attr_destroy(&attributes) }
    var start: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &start, &size) == 0 else { return (0, 0) }
    return (UInt(bitPattern: start), UInt(size))
  }

  private typealias GetAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  // A GNU extension, which the headers hide.
  private static let getAttributes: GetAttributes? = {
    guard let symbol = dlsym(nil, "pthread_getattr_np") else { return nil }
    return unsafeBitCast(symbol, to: GetAttributes.self)
  }()
}
