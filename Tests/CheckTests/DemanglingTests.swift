import Testing

@testable import Check

@Suite struct DemanglingTests {
  @Test(arguments: [
    ("SwiftUI.Text", [String]()),
    ("SwiftUI.Text.bold() -> SwiftUI.Text", ["Text"]),
    ("static SwiftUI.Edge.Set.all : SwiftUI.Edge.Set", ["Edge", "Set"]),
    ("(extension in Charts):SwiftUI.View.chartXAxis(SwiftUI.Visibility) -> some", ["View"]),
    ("(extension in SwiftUI):SwiftUI.Tab< where A: Swift.Hashable>.init(A) -> B", ["Tab"]),
    ("SwiftUI.View.glassEffect<A where A1: SwiftUI.Shape>(_: SwiftUI.Glass, in: A1)", ["View"]),
  ])
  func theTypesOfAMemberAreFound(_ signature: String, _ types: [String]) {
    #expect(owners(in: signature) == types)
  }

  @Test func theCompilersNamesAreRead() {
    #expect(demangled("s:SS5countSivp") == "Swift.String.count : Swift.Int")
    #expect(demangled("c:objc(cs)NSObject") == nil)
    #expect(demangled("s:nonsense") == nil)
  }
}
