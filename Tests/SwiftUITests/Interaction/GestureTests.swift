import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct GestureTests {
  private let log = TouchLog()

  @Test func aTapGestureEndsAtATap() {
    touch(\.activate) { Box("a", 20, 20).gesture(TapGesture().onEnded { log("tap") }) }
    #expect(log.entries == ["tap"])
  }

  @Test func aDragMovesByTheSwipe() {
    touch({ actions in actions.swipe.map { swipe in { swipe(.left) } } }) {
      Box("a", 20, 20).gesture(
        DragGesture()
          .onChanged { log("moved \(Int($0.translation.width))") }
          .onEnded { log("ended \(Int($0.translation.width))") })
    }
    #expect(log.entries == ["moved -150", "ended -150"])
  }

  @Test func theInnerGestureComesFirstUnlessTheOuterOneHasPriority() {
    let tap = TapGesture().onEnded { log("outer") }
    touch(\.activate) { Box("a", 20, 20).onTapGesture { log("inner") }.gesture(tap) }
    #expect(log.entries == ["inner"])
    touch(\.activate) { Box("a", 20, 20).onTapGesture { log("inner") }.highPriorityGesture(tap) }
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func aSimultaneousGestureHappensTogetherWithTheInnerOne() {
    touch(\.activate) {
      Box("a", 20, 20).onTapGesture { log("inner") }
        .simultaneousGesture(TapGesture().onEnded { log("outer") })
    }
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func aMaskKeepsAGestureOut() {
    touch(\.activate) {
      Box("a", 20, 20).gesture(TapGesture().onEnded { log("tap") }, including: .subviews)
    }
    #expect(log.entries == [])
  }

  @Test func aSequencePlaysItsFirstGestureBeforeTheSecond() {
    touch({ actions in actions.swipe.map { swipe in { swipe(.up) } } }) {
      Box("a", 20, 20).gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          if case .second(true, let drag?) = value { log("\(Int(drag.translation.height))") }
        })
    }
    #expect(log.entries == ["-150"])
  }

  @Test func theValueOfAGestureCanBeMapped() {
    touch(\.longPress) {
      Box("a", 20, 20).gesture(
        LongPressGesture().map { $0 ? "pressed" : "not" }.onEnded { log($0) })
    }
    #expect(log.entries == ["pressed"])
  }

  @Test func theStateOfAGestureGoesBackWhenItEnds() {
    let live = LiveView(Dragged(log: log))
    let perform = live.rendering.responders(at: CGPoint(x: 10, y: 10)).firstOffer(\.swipe)
    perform?(.right)
    live.settle()
    #expect(log.entries == ["updating 150", "width 0"])
  }

  private func touch(
    _ action: (ElementActions) -> ElementActions.Action?, @ViewBuilder _ view: () -> some View
  ) {
    render(view()).touch(at: CGPoint(x: 10, y: 10), action)
  }
}

private struct Dragged: View {
  let log: TouchLog
  @GestureState private var width: CGFloat = 0

  var body: some View {
    Box("a", 20, 20).gesture(
      DragGesture()
        .updating($width) { value, state, _ in
          state = value.translation.width
          log("updating \(Int(state))")
        }
        .onEnded { _ in log("width \(Int(width))") })
  }
}
