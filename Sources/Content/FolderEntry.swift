import Foundation

/// What a folder holds under one name.
struct FolderEntry {
  enum Kind {
    case file, folder, link, other
  }

  let name: String
  let kind: Kind
  /// Whether the name is text, so that `name` says all of it.
  let isText: Bool
}

extension FolderEntry {
  /// - Returns: the entries by name; `nil` where the folder cannot be read.
  static func all(in folder: String) -> [FolderEntry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      entries.append(FolderEntry(entry, in: folder))
    }
    return entries.filter { $0.name != "." && $0.name != ".." }.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  private init(_ entry: UnsafeMutablePointer<dirent>, in folder: String) {
    (name, isText) = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      let name = bytes.prefix { $0 != 0 }
      return (String(decoding: name, as: UTF8.self), String(validating: name, as: UTF8.self) != nil)
    }
    kind = Kind(type: Int32(entry.pointee.d_type)) ?? Kind(ofPath: folder + "/" + name)
  }
}

extension FolderEntry.Kind {
  /// - Returns: `nil` where the file system does not say.
  fileprivate init?(type: Int32) {
    switch type {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .link
    case Int32(DT_UNKNOWN): return nil
    default: self = .other
    }
  }

  /// What is at a path; a link is what it leads to.
  init(ofPath path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .other
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
