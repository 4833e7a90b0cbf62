import Testing

@testable import Site

@Suite struct SiteFilesTests {
  @Test(arguments: [
    ("a/index.html", "a/index.html"), ("a/index.html", "A/Index.html"), ("a", "a/index.html"),
    ("a/b/c", "a/b"),
  ])
  func twoFilesInOnePlaceAreReported(first: String, second: String) {
    var files = SiteFiles()
    files.add([OutputFile(path: first, text: "1")], from: "content/1")
    files.add([OutputFile(path: second, text: "2")], from: "content/2")
    #expect(files.all.map(\.path) == [first])
    #expect(files.diagnostics.map(\.location.file) == ["content/2"])
    #expect(files.diagnostics.first?.message.contains("content/1") == true)
  }

  @Test func filesBesideEachOtherAreFine() {
    var files = SiteFiles()
    let paths = ["index.html", "a/index.html", "a/b/index.html", "a/picture.svg"]
    files.add(paths.map { OutputFile(path: $0, text: "") }, from: "content/a.md")
    #expect(files.all.map(\.path) == paths)
    #expect(files.diagnostics.isEmpty)
  }
}
