import Glibc

/// What the program may use up.
struct Limits {
  /// Of processor time.
  var seconds: UInt = 10
  /// Bytes of address space.
  var memory: UInt = 2 << 30
  /// Bytes of the longest file, standard output included.
  var fileSize: UInt = 64 << 20
  var openFiles: UInt = 64

  func apply() throws(Failure) {
    try set(__rlimit_resource_t(RLIMIT_CPU.rawValue), seconds, atMost: seconds + 1)
    try set(__rlimit_resource_t(RLIMIT_AS.rawValue), memory)
    try set(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), fileSize)
    try set(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), openFiles)
    try set(__rlimit_resource_t(RLIMIT_CORE.rawValue), 0)
  }

  /// Over `soft` the kernel sends a signal that tells which limit it was; at `hard` it kills.
  private func set(
    _ resource: __rlimit_resource_t, _ soft: UInt, atMost hard: UInt? = nil
  ) throws(Failure) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { throw Failure.ofSystem("getrlimit") }
    // What the machine allows may be less already, and cannot be raised.
    limit = rlimit(rlim_cur: min(soft, limit.rlim_max), rlim_max: min(hard ?? soft, limit.rlim_max))
    guard setrlimit(resource, &limit) == 0 else { throw Failure.ofSystem("setrlimit") }
  }
}

extension Failure {
  /// The system's own words on the call that just failed.
  static func ofSystem(_ call: String) -> Failure {
    Failure("\(call): \(String(cString: strerror(errno)))")
  }
}
