import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct SafeAreaInsetTests {
  @Test func anInsetStandsAtTheEdgeOfTheSafeAreaAndTakesItsRoom() {
    let phone = Phone {
      Color.red.accessibilityLabel("content")
        .safeAreaInset(edge: .bottom) { Box("bar", nil, 50) }
    }
    #expect(phone.frames["bar"] == CGRect(x: 0, y: 760, width: 390, height: 50))
    #expect(phone.frames["content"] == CGRect(x: 0, y: 47, width: 390, height: 713))
  }

  @Test func anInsetKeepsItsDistance() {
    let phone = Phone {
      Color.red.accessibilityLabel("content")
        .safeAreaInset(edge: .top, spacing: 10) { Box("bar", nil, 50) }
    }
    #expect(phone.frames["content"]?.minY == 107)
  }

  @Test func aListBeginsBelowAnInsetAtTheTop() {
    let phone = Phone {
      List { Text("Row") }.safeAreaInset(edge: .top) { Box("bar", nil, 50) }
    }
    let plain = Phone { List { Text("Row") } }
    let (own, other) = (phone.frames["Row"]?.minY, plain.frames["Row"]?.minY)
    #expect(own != nil && own == other.map { $0 + 50 })
  }

  @Test func whatIsBehindAnInsetReachesTheEdgeOfTheScreen() {
    let phone = Phone {
      Color.red.safeAreaInset(edge: .bottom) {
        Box("bar", nil, 50).background { Box("back").ignoresSafeArea() }
      }
    }
    #expect(phone.frames["back"]?.maxY == 844)
  }

  @Test func aRelativeFrameIsAsWideAsTheScrollViewAround() {
    let phone = Phone {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Box("a", nil, 20).containerRelativeFrame(.horizontal)
          Box("b", nil, 20).containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        }
      }
    }
    #expect(phone.frames["a"]?.width == 390)
    #expect(phone.frames["b"]?.width == 190)
  }
}
