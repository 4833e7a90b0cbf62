import Testing

@testable import SwiftUI

/// What a finger finds beside a row, and above a list.
@MainActor
struct RowActionTests {
  @Test func aSwipeShowsTheActionsOfItsSide() throws {
    let live = LiveView(Parcels(), .screen)
    #expect(live.labels == ["Bookshop", "Grandmother"])
    try live.swipe("Bookshop", .left)
    #expect(live.labels == ["Bookshop", "Delete", "Grandmother"])
    try live.swipe("Bookshop", .right)
    #expect(live.labels == ["Bookshop", "Grandmother"])
    try live.swipe("Bookshop", .right)
    #expect(live.labels == ["Bookshop", "Keep", "Grandmother"])
  }

  @Test func anActionClosesTheRow() throws {
    let live = LiveView(Parcels(), .screen)
    try live.swipe("Bookshop", .right)
    try live.tap("Keep")
    #expect(live.labels == ["Bookshop, kept", "Grandmother"])
    try live.swipe("Grandmother", .left)
    try live.tap("Delete")
    #expect(live.labels == ["Bookshop, kept"])
  }

  /// Actions are 74 points wide, and the row moves by as much.
  @Test func anOpenRowIsMovedAside() throws {
    let live = LiveView(Parcels(), .screen)
    let before = try live.element("Bookshop").frame.minX
    try live.swipe("Bookshop", .left)
    #expect(try live.element("Bookshop").frame.minX == before - 74)
    #expect(try live.element("Delete").frame.width == 74)
    #expect(try live.element("Delete").frame.height == 44)
  }

  @Test func whatCannotBePulledOffersNothing() {
    #expect(LiveView(List { Text("a") }, .screen).rendering.refreshes.isEmpty)
    #expect(LiveView(Text("a").refreshable {}, .screen).rendering.refreshes.isEmpty)
  }

  @Test func listsAndScrollViewsArePulledToRefresh() {
    let list = LiveView(List { Text("a") }.refreshable {}, .screen)
    #expect(list.rendering.refreshes.count == 1)
    let scroll = LiveView(ScrollView { Text("a") }.refreshable {}, .screen)
    #expect(scroll.rendering.refreshes.count == 1)
  }
}

private struct Parcels: View {
  @State private var senders = ["Bookshop", "Grandmother"]
  @State private var kept: Set<String> = []

  var body: some View {
    List(senders, id: \.self) { sender in
      Text(verbatim: kept.contains(sender) ? sender + ", kept" : sender)
        .swipeActions(edge: .leading) {
          Button("Keep", systemImage: "tray") { kept.insert(sender) }
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {
            senders.removeAll { $0 == sender }
          }
        }
    }
  }
}

extension RenderingOptions {
  fileprivate static var screen: RenderingOptions {
    RenderingOptions(canvas: CGSize(width: 393, height: 852), displayScale: 1)
  }
}

extension Rendering {
  fileprivate var refreshes: [Responder] {
    allResponders.filter { $0.actions.refresh != nil }
  }
}

extension LiveView {
  fileprivate var labels: [String] {
    rendering.readingOrder.compactMap { $0.element.label ?? $0.element.texts.first }
  }

  fileprivate func element(_ name: String) throws -> AccessibleElement {
    try #require(
      rendering.readingOrder.map(\.element).first { $0.label == name || $0.texts == [name] })
  }

  fileprivate func swipe(_ name: String, _ direction: SwipeDirection) throws {
    let swipe = try #require(
      try element(name).responders.lazy.compactMap(\.actions.swipe).first)
    swipe(direction)
    settle()
  }

  fileprivate func tap(_ name: String) throws {
    let tap = try #require(try element(name).responders.firstOffer(\.activate))
    tap()
    settle()
  }
}
