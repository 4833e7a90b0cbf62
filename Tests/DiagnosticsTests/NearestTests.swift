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
    #expect(editDistance(Array("form"), Array("from")) == 1)
  }
}
