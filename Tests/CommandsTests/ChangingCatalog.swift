import Foundation

/// A small catalog whose pages lean on each other in every way that there is, and edits of it.
struct ChangingCatalog {
  let root: URL

  /// Something that happens to the files: their new texts, or `nil` for those that go.
  struct Edit: Sendable, CustomStringConvertible {
    var description: String
    var files: [String: String?]

    init(_ description: String, _ files: [String: String?]) {
      self.description = description
      self.files = files
    }
  }

  func apply(_ edit: Edit) throws {
    for (path, text) in edit.files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let text {
        try Data(text.utf8).write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  static func page(_ title: String, _ text: String) -> String {
    "---\ntitle: \(title)\nsummary: A page\n---\n\(text)\n"
  }

  static let start = Edit(
    "the start",
    [
      "catalog.yml": "title: Changing\n",
      "content/index.md": page("Home", "[The base](base.md#base)\n\n![A picture](picture.png)"),
      "content/picture.png": "",
      "content/_support/Measure.swift": "struct Measure { var width = 1 }\n",
      "content/base.md": page("Base", base(member: "count")),
      "content/user.md": page("User", "```swift uses=base.md#base\nlet all = Base().count\n```"),
      "content/step.md": page(
        "Step", "```swift from=base.md#base\nstruct Other { let base = Base() }\n```"),
      "content/leaning.md": page("Leaning", "```swift\nlet width: Int = Measure().width\n```"),
      "content/alone.md": page(
        "Alone", "```swift\nextension Int { var half: Int { self / 2 } }\n```"),
      "content/global.md": page("Global", "```swift\nvar state = 0\n```"),
      "content/link.md": page("Link", "A link to ``Base`` and its ``Base/count``."),
      "content/wanting.md": page(
        "Wanting", "```swift uses=later.md#later\nlet later = Later()\n```"),
      "content/wrong.md": page("Wrong", "```swift\nlet number: Int = \"text\"\n```"),
      "content/hopeful.md": page(
        "Hopeful", "```swift\nlet wrong: Int = \"\" // error: cannot convert\n```"),
      "content/shown.md": page("Shown", "```swift ignore=\"only shown\"\nlet … = 1\n```"),
    ])

  /// One after the other.
  static let edits = [
    Edit("a page that others lean on", ["content/base.md": page("Base", base(member: "number"))]),
    Edit(
      "the same page as it was, and another",
      [
        "content/base.md": page("Base", base(member: "count")),
        "content/wrong.md": page("Wrong", "```swift\nlet number = Measure()\n```"),
      ]),
    Edit(
      "a line above a mistake, and a picture that goes",
      [
        "content/wrong.md": page("Wrong", "\n```swift\nlet number: Int = \"text\"\n```"),
        "content/picture.png": nil,
      ]),
    Edit(
      "a support file",
      ["content/_support/Measure.swift": "struct Measure { var width = \"wide\" }\n"]),
    Edit(
      "the settings, and a picture that comes back",
      ["catalog.yml": "title: Changing\nswift: 6\ntitel: Twice\n", "content/picture.png": ""]),
    Edit(
      "a page that another one names",
      ["content/later.md": page("Later", "```swift id=later\nstruct Later {}\n```")]),
    Edit("pages that go", ["content/base.md": nil, "content/later.md": nil]),
    Edit(
      "a page of the same name",
      ["content/base/index.md": page("Base", base(member: "count"))]),
    Edit(
      "another page that declares the same",
      ["content/base.md": page("Base", base(member: "count"))]),
  ]

  private static func base(member: String) -> String {
    "## Base\n\n```swift id=base\nstruct Base { let \(member) = 1 }\n```"
  }
}
