import Combine
import Testing

@testable import SwiftUI

@MainActor
struct ObjectTests {
  @Test func aViewFollowsTheObjectThatItMade() {
    let log = Trace()
    _ = render(Owner(log: log))
    #expect(log.values == ["0", "1"])
  }

  @Test func theObjectIsMadeOnce() {
    let log = Trace()
    Clicks.made = 0
    _ = render(Owner(log: log))
    #expect(Clicks.made == 1)
  }

  @Test func aViewFollowsTheObjectThatItIsGiven() {
    let log = Trace()
    let clicks = Clicks()
    _ = render(Guest(clicks: clicks, log: log).onAppear { clicks.count = 7 })
    #expect(log.values == ["0", "7"])
  }

  @Test func aViewFollowsTheObjectOfItsEnvironment() {
    let log = Trace()
    let clicks = Clicks()
    _ = render(
      Heir(log: log).environmentObject(clicks).onAppear { clicks.count = 3 })
    #expect(log.values == ["0", "3"])
  }

  @Test func bindingsReachThePropertiesOfAnObject() {
    let clicks = Clicks()
    let wrapper = ObservedObject(wrappedValue: clicks).projectedValue
    wrapper.count.wrappedValue = 5
    #expect(clicks.count == 5)
  }

  @Test func bindingsReachThePropertiesOfAnObservableModel() {
    let model = Name()
    Bindable(model).text.wrappedValue = "new"
    #expect(model.text == "new")
  }

  @Test func aPublisherThatDeliversAtOnceIsHeard() {
    let log = Trace()
    _ = render(Box("a").onReceive(Just(4)) { log.values.append("\($0)") })
    #expect(log.values == ["4"])
  }

  @Test func aStateThatFollowsAnInputSettles() {
    let log = Trace()
    let rendering = render(Follower(input: 6, log: log))
    #expect(log.values == ["0", "6"])
    #expect(rendering.notDrawn.isEmpty)
  }

  @Test func valuesOfOneKeyAreShared() {
    let log = Trace()
    _ = render(
      VStack {
        Stored(log: log)
        StoredWriter()
      })
    #expect(log.values == ["1", "2"])
  }
}

private final class Clicks: ObservableObject {
  nonisolated(unsafe) static var made = 0
  @Published var count = 0

  init() {
    Self.made += 1
  }
}

@Observable
private final class Name {
  var text = "old"
}

private struct Owner: View {
  @StateObject private var clicks = Clicks()
  let log: Trace

  var body: some View {
    let _ = log.values.append("\(clicks.count)")
    Box("a").onAppear { clicks.count += 1 }
  }
}

private struct Guest: View {
  @ObservedObject var clicks: Clicks
  let log: Trace

  var body: some View {
    let _ = log.values.append("\(clicks.count)")
    Box("a")
  }
}

private struct Heir: View {
  @EnvironmentObject private var clicks: Clicks
  let log: Trace

  var body: some View {
    let _ = log.values.append("\(clicks.count)")
    Box("a")
  }
}

private struct Follower: View {
  let input: Int
  let log: Trace
  @State private var value = 0

  var body: some View {
    let _ = log.values.append("\(value)")
    Box("a").onReceive(Just(input)) { value = $0 }
  }
}

private struct Stored: View {
  @AppStorage("number") private var number = 1
  let log: Trace

  var body: some View {
    let _ = log.values.append("\(number)")
    Box("a")
  }
}

private struct StoredWriter: View {
  @AppStorage("number") private var number = 1

  var body: some View {
    Box("b").onAppear { number = 2 }
  }
}

@MainActor
private final class Trace {
  var values: [String] = []
}
