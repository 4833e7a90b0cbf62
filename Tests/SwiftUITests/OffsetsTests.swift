import SwiftUI
import Testing

/// Elements follow their rows, as in an array that is sorted by hand.
struct OffsetsTests {
  @Test func removesWhatLiesAtOffsets() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 3, 5])
    #expect(letters == Array("bce"))
  }

  @Test func offsetsCountFromTheFirstElementOfASlice() {
    var letters = Array("abcdef")[2...]
    letters.remove(atOffsets: [0])
    #expect(Array(letters) == Array("def"))
  }

  @Test(arguments: [
    ([0], 6, "bcdefa"), ([5], 0, "fabcde"), ([1, 3], 2, "abdcef"), ([2], 2, "abcdef"),
    ([2], 3, "abcdef"), ([0, 1], 4, "cdabef"), ([], 3, "abcdef"),
  ])
  func movesBeforeTheElementThatWasAtTheDestination(
    source: [Int], destination: Int, expected: String
  ) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
  }
}
