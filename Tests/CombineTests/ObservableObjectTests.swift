import Combine
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

private class Base: ObservableObject {
  @Published var inBase = 1
}

private final class Derived: Base {
  @Published var inDerived = 2
}

private final class Manual: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

@Suite struct ObservableObjectTests {
  @Test func sendsBeforeEachChange() {
    let counter = Counter()
    var seen: [Int] = []
    let cancellable = counter.objectWillChange.sink { seen.append(counter.count) }
    counter.count = 1
    counter.name = "b"
    counter.count = 2
    cancellable.cancel()
    counter.count = 3
    #expect(seen == [0, 1, 1])
  }

  @Test func theDollarPublisherSendsTheNewValueBeforeItIsSet() {
    let counter = Counter()
    var pairs: [[Int]] = []
    let cancellable = counter.$count.sink { pairs.append([$0, counter.count]) }
    counter.count = 5
    cancellable.cancel()
    #expect(pairs == [[0, 0], [5, 0]])
  }

  @Test func propertiesOfTheSuperclassCount() {
    let object = Derived()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.inBase = 10
    object.inDerived = 20
    cancellable.cancel()
    #expect(count == 2)
  }

  @Test func objectsWithoutPublishedPropertiesSendByHand() {
    let object = Manual()
    #expect(object.objectWillChange === object.objectWillChange)
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.count = 1
    cancellable.cancel()
    #expect(count == 1)
  }

  @Test func assignWritesToAPublishedProperty() {
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    var changes = 0
    let cancellable = counter.objectWillChange.sink { changes += 1 }
    subject.assign(to: &counter.$count)
    subject.send(9)
    cancellable.cancel()
    #expect(counter.count == 9)
    #expect(changes == 1)
  }

  @Test func assignToAKeyPathEndsWithTheCancellable() {
    let counter = Counter()
    let subject = PassthroughSubject<String, Never>()
    let cancellable = subject.assign(to: \.name, on: counter)
    subject.send("x")
    cancellable.cancel()
    subject.send("y")
    #expect(counter.name == "x")
  }
}
