import Foundation

/// Something that the system refused.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// Follows "cannot".
  package var action: String
  package var number: Int32

  /// - Parameter number: the system's, of the call that has just failed.
  package init(_ action: String, number: Int32 = errno) {
    self.action = action
    self.number = number
  }

  package var description: String {
    let refusal = "cannot \(action): \(String(cString: strerror(number)))"
    return refusal + (advice(onRefusal: number).map { "; " + $0 } ?? "")
  }
}

extension SystemError {
  /// What the system refused to Foundation, whose own words for it do not say why.
  ///
  /// - Returns: `nil` for errors of other kinds.
  package init?(_ error: any Error) {
    guard let error = error as? CocoaError else { return nil }
    let path = error.filePath ?? error.url?.path
    let isReading = (256..<512).contains(error.code.rawValue)
    let place = path.map { " '\($0)'" } ?? " a file"
    self.init((isReading ? "read" : "write") + place, number: error.systemNumber)
  }
}

extension CocoaError {
  fileprivate var systemNumber: Int32 {
    if let underlying = underlying as? POSIXError { return underlying.code.rawValue }
    return switch code {
    case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: EACCES
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    case .fileWriteFileExists: EEXIST
    default: EIO
    }
  }
}

/// What a user can do about a refusal of the system's.
func advice(onRefusal number: Int32) -> String? {
  switch number {
  case ENOSPC, EDQUOT:
    "free some space, or name a folder on another disk for temporary files with TMPDIR"
  case EACCES, EPERM, EROFS: "see to it that this user may"
  case EMFILE, ENFILE: "allow more open files, as by 'ulimit -n 1024'"
  case EAGAIN: "allow more processes, as by 'ulimit -u 4096', or end some"
  case ENOMEM: "allow or free more memory"
  case EFBIG: "allow larger files, as by 'ulimit -f unlimited'"
  default: nil
  }
}

/// The same, for the first refusal that another program tells of.
func advice(onRefusalIn words: String) -> String? {
  // The compiler's driver says so of a compiler that has written too large a file.
  if words.contains("due to signal \(SIGXFSZ)") { return advice(onRefusal: EFBIG) }
  return [ENOSPC, EDQUOT, EROFS, EACCES, EMFILE, ENFILE, EAGAIN, ENOMEM, EFBIG]
    .first { words.contains(String(cString: strerror($0))) }.flatMap(advice(onRefusal:))
}
