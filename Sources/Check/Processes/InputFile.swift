import CSpawn
import Foundation
import Glibc

/// What a program reads from standard input.
final class InputFile {
  let descriptor: Int32

  init(_ data: Data) throws {
    descriptor = data.isEmpty ? open("/dev/null", O_RDONLY | O_CLOEXEC) : spawn_memory_file()
    guard descriptor >= 0 else { throw SystemError("open a file for a program's input") }
    if data.isEmpty { return }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: data)
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
