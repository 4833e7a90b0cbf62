import Foundation

/// A file to begin with, and what stands in it.
struct StarterFile {
  /// From the catalog's root.
  let path: String
  let text: String

  /// Leaves a file alone that is there already.
  ///
  /// - Throws: where it cannot be written.
  func write(in root: URL) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .withoutOverwriting)
  }
}

extension StarterFile {
  static func page(_ name: StarterName) -> StarterFile {
    StarterFile(
      path: "content/\(name.slug).md",
      text: """
        ---
        title: "\(name.title)"
        summary: What the pattern is for, in one sentence.
        ---

        Say what somebody wants to do, and show the code that does it.

        ```swift
        #Preview {
          Text("\(name.title)")
            .padding()
        }
        ```

        """)
  }

  static func section(_ name: StarterName) -> StarterFile {
    StarterFile(
      path: "content/\(name.slug)/index.md",
      text: """
        ---
        title: "\(name.title)"
        summary: What the patterns of this section have in common.
        ---

        """)
  }

  static func catalog(titled title: String) -> [StarterFile] {
    let title = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return [
      StarterFile(path: "catalog.yml", text: "title: \"\(title)\"\n"),
      StarterFile(path: ".gitignore", text: "/.catalog/\n/site/\n"),
      StarterFile(
        path: "content/index.md",
        text: """
          ---
          title: "\(title)"
          summary: What these patterns are for, and for whom.
          ---

          Begin with [a label](basics/a-label.md).

          """),
      section(StarterName("Basics")), page(StarterName("basics/A label")),
    ]
  }
}
