import Dispatch
import Glibc

/// Runs `body` on a thread of its own.
///
/// Foundation's threads do the same, but where the system has no more to give they never start, and
/// nobody is told.
package func onNewThread(_ body: @escaping @Sendable () -> Void) throws {
  let work = Unmanaged.passRetained(Work(body))
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  var thread = pthread_t()
  let problem = pthread_create(&thread, &attributes, start, work.toOpaque())
  if problem == 0 { return }
  work.release()
  throw SystemError("start a thread", number: problem)
}

/// Makes sure that the system has so many threads, or processes, to give at the same time.
///
/// Tasks, and many a program, wait for one for as long as it takes, which may be for ever.
package func requireThreads(_ count: Int) throws {
  let gate = DispatchSemaphore(value: 0)
  let ended = DispatchSemaphore(value: 0)
  var started = 0
  defer {
    for _ in 0..<started { gate.signal() }
    for _ in 0..<started { ended.wait() }
  }
  for _ in 0..<count {
    try onNewThread {
      gate.wait()
      ended.signal()
    }
    started += 1
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func start(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
  return nil
}
