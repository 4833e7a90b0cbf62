import Foundation
import Glibc

/// Writes a file, in the place of one that may be there.
///
/// Foundation does not return before the disk has all of it, which takes milliseconds for each of
/// thousands of files. Nothing here needs that: what is lost when the machine fails is made again.
package func write(_ bytes: some ContiguousBytes, to file: URL) throws {
  let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw SystemError("write '\(file.path)'") }
  let isWritten = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  let problem = errno
  // Some file systems find out only now that they are full.
  guard close(descriptor) == 0, isWritten else {
    throw SystemError("write '\(file.path)'", number: isWritten ? errno : problem)
  }
}

private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = Glibc.write(
      descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if count == 0 || errno != EINTR {
      return false
    }
  }
  return true
}
