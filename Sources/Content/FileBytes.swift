import Glibc

/// Why a file cannot be read as text.
enum UnreadableFile: Error {
  case missing
  case notAFile
  case tooLarge
}

/// The bytes of a regular file, which has at most `limit` of them.
///
/// Thousands of files are read on every run: this takes a fifth of the calls that Foundation makes.
func bytes(ofFile path: String, limit: Int) throws(UnreadableFile) -> [UInt8] {
  // Of a pipe nobody writes to, opening would wait for ever.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw errno == ENXIO ? .notAFile : .missing }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .missing }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
  guard status.st_size <= limit else { throw .tooLarge }
  guard let bytes = bytes(of: descriptor, expected: Int(status.st_size)) else { throw .missing }
  return bytes
}

/// - Parameter expected: how many there are, unless the file changes meanwhile.
private func bytes(of descriptor: Int32, expected: Int) -> [UInt8]? {
  var isReadable = true
  let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, filled in
    while filled < expected {
      let count = read(descriptor, buffer.baseAddress?.advanced(by: filled), expected - filled)
      if count == 0 { return }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        isReadable = false
        return
      }
    }
  }
  return isReadable ? bytes : nil
}

/// The path without links; `nil` where there is nothing, or links lead in a circle.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
