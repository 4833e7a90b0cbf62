import Combine
import Foundation
import Testing

private struct Failed: Error, Equatable, Codable {}

private func values<P: Publisher>(_ publisher: P) -> [P.Output] { publisher.recorded().values }

/// Operators of publishers whose values are known at once; their types are part of what is tested.
@Suite struct KnownTests {
  @Test func oneValueStaysOneValue() {
    let doubled: Just<Int> = Just(2).map { $0 * 2 }
    let big: Optional<Int>.Publisher = Just(2).filter { $0 > 5 }
    let parsed: Result<Int, any Error>.Publisher = Just("x").tryMap { _ in throw Failed() }
    let typed: Result<Int, Failed>.Publisher = Just(1).setFailureType(to: Failed.self)
    #expect(doubled == Just(4))
    #expect(values(big).isEmpty)
    guard case .failure? = parsed.recorded().completion else {
      Issue.record("no failure")
      return
    }
    #expect(values(typed) == [1])
  }

  @Test func oneValueAnswers() {
    let one = Just(3)
    #expect(one.allSatisfy { $0 > 2 } == Just(true))
    #expect(one.contains(4) == Just(false))
    #expect(one.contains { $0 == 3 } == Just(true))
    #expect(one.collect() == Just([3]))
    #expect(one.count() == Just(1))
    #expect(one.min() == one && one.max() == one && one.first() == one && one.last() == one)
    #expect(values(one.reduce(10, +)) == [13])
    #expect(values(one.scan(1, -)) == [-2])
    #expect(values(one.compactMap { $0 == 3 ? "three" : nil }) == ["three"])
    #expect(values(one.ignoreOutput()).isEmpty)
  }

  @Test func oneValueIsChosenByItsPlace() {
    let one = Just(3)
    #expect(values(one.dropFirst()).isEmpty)
    #expect(values(one.dropFirst(0)) == [3])
    #expect(values(one.drop { $0 < 3 }) == [3])
    #expect(values(one.prefix(1)) == [3])
    #expect(values(one.prefix(0)).isEmpty)
    #expect(values(one.output(at: 0)) == [3])
    #expect(values(one.output(at: 1)).isEmpty)
    #expect(values(one.output(in: 0..<2)) == [3])
    #expect(values(one.output(in: 1..<2)).isEmpty)
  }

  @Test func valuesJoinOneValue() {
    let joined: Publishers.Sequence<[Int], Never> = Just(2).prepend(0, 1).append([3])
    #expect(values(joined) == [0, 1, 2, 3])
  }

  @Test func noValueStaysNoValue() {
    let none = Int?.none.publisher
    #expect(values(none.map { $0 * 2 }).isEmpty)
    #expect(none.replaceEmpty(with: 7) == Just(7))
    #expect(values(none.collect()) == [[]])
    #expect(values(Int?.some(4).publisher.filter { $0 > 3 }.scan(1, +)) == [5])
    #expect(values(Int?.some(4).publisher.contains(4)) == [true])
  }

  @Test func aFailureStaysAFailure() {
    let failed = Result<Int, Failed>.failure(Failed()).publisher
    let other = failed.map { $0 + 1 }.mapError { _ in URLError(.timedOut) }.recorded()
    #expect(other.completion == .failure(URLError(.timedOut)))
    #expect(values(failed.replaceError(with: 9)) == [9])
    let fine = Result<Int, Failed>.success(3).publisher
    #expect(values(fine.tryReduce(1) { $0 + $1 }) == [4])
    #expect(values(fine.contains(3)) == [true])
  }

  @Test func sequencesAreWorkedOutAtOnce() {
    let numbers = [3, 1, 2, 2, 5].publisher
    let doubled: Publishers.Sequence<[Int], Never> = numbers.map { $0 * 2 }
    let count: Just<Int> = numbers.count()
    #expect(doubled.sequence == [6, 2, 4, 4, 10])
    #expect(count == Just(5))
    #expect(numbers.filter { $0 > 2 }.sequence == [3, 5])
    #expect(numbers.compactMap { $0 == 1 ? nil : $0 }.sequence == [3, 2, 2, 5])
    #expect(numbers.removeDuplicates().sequence == [3, 1, 2, 5])
    #expect(numbers.scan(0, +).sequence == [3, 4, 6, 8, 13])
    #expect(numbers.prefix { $0 != 2 }.sequence == [3, 1])
    #expect(Array(numbers.dropFirst(3).sequence) == [2, 5])
    #expect(Array(numbers.prefix(2).sequence) == [3, 1])
    #expect(Array(numbers.drop { $0 > 2 }.sequence) == [1, 2, 2, 5])
  }

  @Test func sequencesAnswer() {
    let numbers = [3, 1, 2, 2, 5].publisher
    #expect(values(numbers.first()) == [3])
    #expect(values(numbers.last { $0 < 3 }) == [2])
    #expect(values(numbers.min()) == [1])
    #expect(values(numbers.max { $0 % 5 < $1 % 5 }) == [3])
    #expect(values(numbers.reduce("") { $0 + "\($1)" }) == ["31225"])
    #expect(values(numbers.contains(7)) == [false])
    #expect(values(numbers.allSatisfy { $0 > 0 }) == [true])
    #expect(values(numbers.output(at: 4)) == [5])
    #expect(values(numbers.output(at: 9)).isEmpty)
    #expect(values(numbers.output(in: 3..<9)) == [2, 5])
    #expect(values(numbers.collect()) == [[3, 1, 2, 2, 5]])
  }

  @Test func sequencesAreJoined() {
    let joined = [2].publisher.prepend([0, 1]).append(3, 4).append([5].publisher)
    #expect(joined.sequence == [0, 1, 2, 3, 4, 5])
  }

  @Test func stepsOfOneKindAreOneStep() {
    let subject = PassthroughSubject<Int, Never>()
    let mapped: Publishers.Map<PassthroughSubject<Int, Never>, String> =
      subject.map { $0 + 1 }.map { "\($0)" }
    let filtered: Publishers.Filter<PassthroughSubject<Int, Never>> =
      subject.filter { $0 > 1 }.filter { $0 < 3 }
    let compact: Publishers.CompactMap<PassthroughSubject<Int, Never>, Int> =
      subject.compactMap { $0 == 2 ? nil : $0 }.map { $0 * 10 }
    let (first, second, third) = (mapped.recorded(), filtered.recorded(), compact.recorded())
    for value in 1...3 { subject.send(value) }
    #expect(first.values == ["2", "3", "4"])
    #expect(second.values == [2])
    #expect(third.values == [10, 30])
  }

  @Test func mergedPublishersTakeOthersIn() {
    let merged: Publishers.Merge4<Empty<Int, Never>, Just<Int>, Just<Int>, Just<Int>> =
      Empty().merge(with: Just(1)).merge(with: Just(2), Just(3))
    #expect(values(merged).sorted() == [1, 2, 3])
  }

  @Test func aRecordingIsPlayedAgain() throws {
    let record = Record<Int, Failed> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(Failed()))
    }
    let recorder = record.recorded()
    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .failure(Failed()))
    let data = try JSONEncoder().encode(record.recording)
    let decoded = try JSONDecoder().decode(Record<Int, Failed>.Recording.self, from: data)
    #expect(decoded.output == [1, 2])
  }
}
