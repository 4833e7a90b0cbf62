import CoreGraphics
import Testing

@testable import PreviewHost

@Suite struct BandsTests {
  @Test func aPointHasTheRectanglesAroundItForCandidates() {
    let rects = (0..<100).map { CGRect(x: 0, y: 10 * CGFloat($0), width: 50, height: 25) }
    let bands = Bands(rects)
    for y in stride(from: -15.0, through: 1_100, by: 7.5) {
      let point = CGPoint(x: 20, y: y)
      let around = rects.indices.filter { rects[$0].contains(point) }
      let candidates = bands.candidates(at: point)
      #expect(Set(around).isSubset(of: candidates))
      #expect(candidates.count <= 12 && candidates == candidates.sorted())
    }
  }

  @Test func whatIsEndlesslyTallIsACandidateEverywhere() {
    let rects = [
      CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 0, y: -1e30, width: 5, height: 2e30),
      CGRect(x: 0, y: 0, width: 5, height: 5),
    ]
    #expect(Bands(rects).candidates(at: CGPoint(x: 1, y: 1)) == [0, 1, 2])
    #expect(Bands(rects).candidates(at: CGPoint(x: 1, y: 1e25)) == [1])
  }
}
