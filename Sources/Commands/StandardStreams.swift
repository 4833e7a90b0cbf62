import Check
import Foundation

/// Makes sure that there are standard streams, before anything else is opened.
///
/// What is opened takes the lowest free number: without standard output, that would be a file of
/// the site or of the cache, and reports would go there.
package func openStandardStreams() {
  // Who closes a pipe is seen to have done so when something is written to it.
  signal(SIGPIPE, SIG_IGN)
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
    // It cannot be written to, so that whatever is lost is noticed.
    _ = open("/dev/null", O_RDONLY)
  }
}

/// Writes all of a text, even to a pipe that takes only a part of it now.
func write(_ text: String, to descriptor: Int32, named name: String) throws {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&event, 1, -1)
    } else if errno != EINTR {
      throw SystemError("write to \(name)")
    }
  }
}
