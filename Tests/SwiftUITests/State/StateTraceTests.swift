import Testing

@testable import SwiftUI

/// What views see of their state, as traces of values.
@MainActor
struct StateTraceTests {
  @Test func writesOfOneTransactionArriveTogether() {
    let log = Log()
    _ = render(Writer(log: log))
    #expect(log.values == ["0", "2", "4"])
    #expect(log.changes == ["0 2", "2 4"])
  }

  @Test func aWriteIsSeenAtOnceByWhoWroteIt() {
    let log = Log()
    _ = render(
      Stateful(0) { value in
        Box("a").onAppear {
          value.wrappedValue = 5
          log.changes.append("\(value.wrappedValue)")
        }
      })
    #expect(log.changes == ["5"])
  }

  @Test func writingTheSameValueChangesNothing() {
    let log = Log()
    _ = render(
      Stateful(1) { value in
        let _ = log.values.append("\(value.wrappedValue)")
        Box("a").onAppear { value.wrappedValue = 1 }
      })
    #expect(log.values == ["1"])
  }

  @Test func innerActionsComeFirstAndTasksLast() {
    let log = Log()
    _ = render(
      VStack {
        Box("a")
          .task { log.values.append("inner task") }
          .onChange(of: 0, initial: true) { log.values.append("inner change") }
          .onAppear { log.values.append("inner appear") }
      }
      .task { log.values.append("outer task") }
      .onAppear { log.values.append("outer appear") })
    #expect(
      log.values
        == ["inner change", "inner appear", "outer appear", "inner task", "outer task"])
  }

  @Test func anotherIdentityIsAnotherView() {
    let log = Log()
    _ = render(
      Stateful(false) { flag in
        Box("a")
          .onAppear {
            log.values.append("appear \(flag.wrappedValue)")
            flag.wrappedValue = true
          }
          .onDisappear { log.values.append("gone") }
          .id(flag.wrappedValue)
      })
    #expect(log.values == ["appear false", "appear true", "gone"])
  }

  @Test func stateLivesAsLongAsItsPlace() {
    let log = Log()
    _ = render(
      Stateful(0) { step in
        VStack {
          if step.wrappedValue % 2 == 0 { Counter(log: log) }
        }
        .onChange(of: step.wrappedValue, initial: true) {
          if step.wrappedValue < 2 { step.wrappedValue += 1 }
        }
      })
    #expect(log.values == ["0", "0", "1"])
  }

  @Test func elementsKeepTheirStateWhenTheyMove() {
    let log = Log()
    _ = render(
      Stateful([1, 2]) { items in
        ForEach(items.wrappedValue, id: \.self) { Remembering(id: $0, log: log) }
          .onChange(of: items.wrappedValue, initial: true) {
            if items.wrappedValue == [1, 2] { items.wrappedValue = [2, 3, 1] }
          }
      })
    #expect(log.values == ["1 is 1", "2 is 2", "2 is 2", "3 is 3", "1 is 1"])
  }

  @Test func aBindingWritesThroughToTheState() {
    let log = Log()
    _ = render(
      Stateful(Pair(left: 1, right: 2)) { pair in
        let _ = log.values.append("\(pair.wrappedValue.left) \(pair.wrappedValue.right)")
        Setter(value: pair.right)
      })
    #expect(log.values == ["1 2", "1 9"])
  }

  @Test func aConstantIgnoresWrites() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func whatNeverSettlesIsReported() {
    let rendering = render(
      Stateful(0) { value in
        Box("a").onChange(of: value.wrappedValue, initial: true) { value.wrappedValue += 1 }
      })
    #expect(rendering.unrest != nil)
  }

  @Test func anObservedModelUpdatesItsViews() {
    let log = Log()
    let model = Model()
    _ = render(ModelView(log: log).environment(model))
    #expect(log.values == ["0", "1"])
  }
}

private struct Writer: View {
  let log: Log
  @State private var value = 0

  var body: some View {
    let _ = log.values.append("\(value)")
    Box("a")
      .onAppear {
        value = 1
        value = 2
        withAnimation {
          value = 3
          value = 4
        }
      }
      .onChange(of: value) { old, new in log.changes.append("\(old) \(new)") }
  }
}

/// A view with a single state, for tests that only need that.
private struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

private struct Counter: View {
  let log: Log
  @State private var count = 0

  var body: some View {
    let _ = log.values.append("\(count)")
    Box("a").onAppear { count += 1 }
  }
}

private struct Remembering: View {
  let id: Int
  let log: Log
  @State private var first: Int

  init(id: Int, log: Log) {
    self.id = id
    self.log = log
    _first = State(initialValue: id)
  }

  var body: some View {
    let _ = log.values.append("\(id) is \(first)")
    Box("a")
  }
}

private struct Setter: View {
  @Binding var value: Int

  var body: some View {
    Box("a").onAppear { value = 9 }
  }
}

private struct Pair {
  var left: Int
  var right: Int
}

@Observable
private final class Model {
  var count = 0
}

private struct ModelView: View {
  let log: Log
  @Environment(Model.self) private var model

  var body: some View {
    let _ = log.values.append("\(model.count)")
    Box("a").onAppear { model.count = 1 }
  }
}

@MainActor
private final class Log {
  var values: [String] = []
  var changes: [String] = []
}
