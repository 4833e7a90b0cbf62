import Content
import Foundation
import Markdown
import Snippets
import TestSupport
import Testing

@testable import Commands

@Suite struct ShardTests {
  @Test(arguments: [
    ("1/1", 1, 1), ("2/5", 2, 5), ("5/5", 5, 5),
  ])
  func readsAPartOfAWhole(text: String, number: Int, count: Int) {
    #expect(Shard(text) == Shard(number: number, count: count))
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "1/2/3", "a/b", "1/", "/2", "-1/2"])
  func refusesWhatIsNone(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: 1...7)
  func everyPageIsInExactlyOnePart(count: Int) {
    let pages = (0..<23).map { page($0, blocks: $0 % 4) }
    let parts = (1...count).map { Shard(number: $0, count: count).part(of: pages).map(\.path) }
    let all = parts.flatMap(\.self)
    #expect(all.count == pages.count)
    #expect(Set(all) == Set(pages.map(\.path)))
  }

  @Test func partsHaveAboutAsManyBlocks() {
    // 8 + 1 + 1 + … : the large page is as much as all the small ones.
    let pages = [page(0, blocks: 8)] + (1...8).map { page($0, blocks: 1) }
    let parts = (1...2).map { Shard(number: $0, count: 2).part(of: pages) }
    #expect(parts.map(\.count).sorted() == [1, 8])
  }

  @Test func theOrderOfThePagesDoesNotMatter() {
    let pages = (0..<9).map { page($0, blocks: $0 % 3) }
    let shard = Shard(number: 2, count: 3)
    #expect(
      Set(shard.part(of: pages).map(\.path)) == Set(shard.part(of: pages.reversed()).map(\.path)))
  }

  private func page(_ number: Int, blocks: Int) -> SurveyedPage {
    let path = "content/page-\(number).md"
    let text = (0..<blocks).map { "```swift\nlet value\($0) = \($0)\n```\n" }.joined()
    let page = Page(
      path: path, slug: "page-\(number)", frontMatter: FrontMatter(title: "T", summary: "s"),
      document: parse(text, file: path).0)
    return SurveyedPage(digest: "", survey: PageSurvey(page, problems: []))
  }
}
