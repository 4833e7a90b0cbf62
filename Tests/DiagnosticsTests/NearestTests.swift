import TestSupport
import Testing

@testable import Diagnostics

struct NearestTests {
  @Test(arguments: [
    ("titel", "title"), ("uses ", "uses"), ("ID", "id"), ("form", "from"), ("zebra", nil),
  ])
  func findsWhatWasMeant(name: String, expected: String?) {
    #expect(nearest(to: name, among: ["id", "title", "uses", "from"]) == expected)
  }

  @Test func countsASwapOfNeighboursAsOneSlip() {
    #expect(
      editDistance(Array("form".unicodeScalars), Array("from".unicodeScalars), atMost: 2) == 1)
  }

  /// Against the definition without bounds.
  @Test func aDistanceIsTheSameWithinItsLimit() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let (left, right) = (word(&random), word(&random))
      let distance = plainDistance(left[...], right[...])
      for limit in 0...4 {
        #expect(editDistance(left, right, atMost: limit) == (distance <= limit ? distance : nil))
      }
    }
  }

  /// What differs is in the middle: the start of one neighbour and the end of another are the same.
  @Test func aSlipIsFoundAmongThousands() {
    let names = KnownNames((0..<5000).map { "content/forms/page-\($0).md" } + ["content/start.md"])
    #expect(names.nearest(to: "content/forms/pgae-4711.md") == "content/forms/page-4711.md")
    #expect(names.nearest(to: "content/formss/page-4711.md") == "content/forms/page-4711.md")
    #expect(names.nearest(to: "content/stat.md") == "content/start.md")
    #expect(names.nearest(to: "zebra") == nil)
  }

  @Test func aNameThatNobodyCanReadIsLikeNoOther() {
    let long = String(repeating: "title", count: 1_000_000)
    #expect(nearest(to: long, among: [long + "s", "title"]) == nil)
  }

  private func word(_ random: inout SeededRandom) -> [Unicode.Scalar] {
    (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
      "abc".unicodeScalars.randomElement(using: &random)
    }
  }
}

private func plainDistance(
  _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>
) -> Int {
  guard let first = left.first, let other = right.first else { return left.count + right.count }
  let (rest, others) = (left.dropFirst(), right.dropFirst())
  var cost = min(plainDistance(rest, right), plainDistance(left, others)) + 1
  cost = min(cost, plainDistance(rest, others) + (first == other ? 0 : 1))
  if first == others.first, rest.first == other {
    cost = min(cost, plainDistance(rest.dropFirst(), others.dropFirst()) + 1)
  }
  return cost
}
