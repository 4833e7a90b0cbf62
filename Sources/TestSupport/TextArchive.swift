import Foundation

/// Several files in one text: what stands before the first is the comment, and each file starts
/// with a line `-- path --`.
package struct TextArchive: Sendable {
  package struct File: Sendable {
    package var path: String
    package var text: String
  }

  package var comment = ""
  package var files: [File] = []

  package init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      if line.hasPrefix("-- "), line.hasSuffix(" --"), line.count > 6 {
        files.append(File(path: String(line.dropFirst(3).dropLast(3)), text: ""))
      } else if files.isEmpty {
        comment += line + "\n"
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
  }

  /// Writes the files into `folder`, with the folders they lie in.
  package func write(to folder: URL) throws {
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: false, encoding: .utf8)
    }
  }
}
