import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct ScrollTests {
  @Test func contentBeginsBelowTheSafeAreaAndIsSeenUnderIt() {
    let phone = Phone {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 100, 100) } } }
    }
    #expect(phone.frames["0"]?.minY == 47)
    #expect(phone.frames["7"]?.maxY == 847)
  }

  @Test func aReaderScrollsToAViewAtAnAnchor() {
    let phone = Phone {
      ScrollViewReader { proxy in
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 100, 100) } } }
          .onAppear { proxy.scrollTo(10, anchor: .top) }
      }
    }
    #expect(phone.frames["10"]?.minY == 47)
  }

  @Test func scrollingEndsWithTheContent() {
    let phone = Phone {
      ScrollViewReader { proxy in
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 100, 100) } } }
          .onAppear { proxy.scrollTo(19, anchor: .top) }
      }
    }
    #expect(phone.frames["19"]?.maxY == 810)
  }

  @Test func withoutAnAnchorAViewComesJustIntoSight() {
    let phone = Phone {
      ScrollViewReader { proxy in
        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 100, 100) } } }
          .onAppear { proxy.scrollTo(10) }
      }
    }
    #expect(phone.frames["10"]?.maxY == 810)
  }

  @Test func anAnchorSaysWhatIsSeenAtFirst() {
    let phone = Phone {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", 100, 100) } } }
        .defaultScrollAnchor(.bottom)
    }
    #expect(phone.frames["19"]?.maxY == 810)
  }
}
