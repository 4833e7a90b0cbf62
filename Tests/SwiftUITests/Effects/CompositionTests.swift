import CoreGraphics
import Drawing
import Testing

@testable import SwiftUI

/// How views are put over each other and through each other.
@MainActor
struct CompositionTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func aMaskIsDrawnInsteadOfItsView() throws {
    let rendering = render(Color.red.frame(width: 10, height: 10).mask { Rectangle() })
    let group = try #require(rendering.displayList.items.first?.group)
    #expect(group.mask == [.fill(.rect(square), .color(.black), evenOdd: false)])
    #expect(group.items.count == 1)
    #expect(rendering.elements.count == 1)
  }

  @Test func nothingIsSeenThroughAnEmptyMask() {
    let rendering = render(Color.red.frame(width: 10, height: 10).mask { EmptyView() })
    #expect(rendering.displayList.items.isEmpty)
    #expect(rendering.size == square.size)
  }

  @Test func blendingIsOfTheGroup() throws {
    let rendering = render(Color.red.frame(width: 10, height: 10).blendMode(.multiply))
    #expect(try #require(rendering.displayList.items.first?.group).blend == .multiply)
    #expect(rendering.notDrawn.isEmpty)
  }

  @Test func whatCannotBeBlendedIsReported() {
    let rendering = render(Color.red.frame(width: 10, height: 10).blendMode(.destinationOut))
    #expect(rendering.notDrawn == [".blendMode(.destinationOut)"])
  }

  @Test func aComposedGroupIsIsolated() throws {
    let rendering = render(Color.red.frame(width: 10, height: 10).compositingGroup())
    #expect(try #require(rendering.displayList.items.first?.group).isIsolated)
  }

  @Test func reportedColoursAreThoseThatAreSeen() {
    let rendering = render(Color.red.frame(width: 10, height: 10).colorMultiply(.black))
    #expect(rendering.elements.first?.description.color == .black)
  }
}

extension DisplayItem {
  var group: Group? {
    if case .group(let group) = self { group } else { nil }
  }
}
