import Testing

@testable import SwiftUI

@MainActor
struct StackTests {
  @Test func dividesTheLengthEvenlyAmongEqualViews() {
    check(300, 50, "a 0 0 100 50\nb 100 0 100 50\nc 200 0 100 50") {
      HStack(spacing: 0) {
        Box("a"); Box("b"); Box("c")
      }
    }
  }
}
