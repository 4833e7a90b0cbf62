import Diff
import Testing

/// What must hold for the diff of any two texts; the texts are random, from fixed seeds.
@Suite struct DiffPropertyTests {
  let seeds: Range<UInt64> = 0..<300

  @Test func applyingTheRowsGivesTheAfterText() {
    for seed in seeds {
      let (before, after) = texts(seed)
      let rows = diff(before, after)
      #expect(rows.compactMap(\.before?.text) == before, "seed \(seed)")
      #expect(rows.compactMap(\.after?.text) == after)
      #expect(rows.compactMap(\.before?.line) == Array(before.indices))
      #expect(rows.compactMap(\.after?.line) == Array(after.indices))
    }
  }

  @Test func aRowIsWhatItsKindSays() {
    for seed in seeds {
      let (before, after) = texts(seed)
      for row in diff(before, after) {
        switch row.kind {
        case .unchanged: #expect(row.before?.text == row.after?.text)
        case .reindented, .changed: #expect(row.before != nil && row.after != nil)
        case .removed: #expect(row.before != nil && row.after == nil)
        case .added: #expect(row.before == nil && row.after != nil)
        }
      }
    }
  }

  @Test func withoutTheMarkedPartsBothSidesAreTheSame() {
    for seed in seeds {
      let (before, after) = texts(seed)
      for row in diff(before, after) where row.kind == .changed {
        guard let old = row.before, let new = row.after else { continue }
        guard !(old.marks.isEmpty && new.marks.isEmpty) else { continue }
        #expect(unmarked(old) == unmarked(new), "seed \(seed)")
      }
    }
  }

  @Test func theUnifiedRowsHoldTheSameLinesInOrder() {
    for seed in seeds {
      let (before, after) = texts(seed)
      let rows = unified(diff(before, after))
      #expect(rows.compactMap(\.before?.text) == before, "seed \(seed)")
      #expect(rows.compactMap(\.after?.text) == after)
      #expect(rows.allSatisfy { $0.kind != .changed })
    }
  }

  @Test func theRowsOfTwoColumnsHoldTheSameLinesInOrder() {
    for seed in seeds {
      let (before, after) = texts(seed)
      let rows = sideBySide(diff(before, after))
      #expect(rows.compactMap(\.before?.text) == before, "seed \(seed)")
      #expect(rows.compactMap(\.after?.text) == after, "seed \(seed)")
      #expect(zip(rows, rows.dropFirst()).allSatisfy { ($0.kind, $1.kind) != (.removed, .added) })
    }
  }

  @Test func foldingLosesNoRow() {
    for seed in seeds {
      let (before, after) = texts(seed)
      let rows = diff(before, after)
      let all = folded(rows, context: 1, minimum: 2).flatMap { section in
        switch section {
        case .shown(let rows), .folded(let rows): rows
        }
      }
      #expect(all == rows, "seed \(seed)")
    }
  }

  /// Without the indentation, which is never marked.
  private func unmarked(_ side: Row.Side) -> ArraySlice<UInt8> {
    var bytes = Array(side.text.utf8)
    for mark in side.marks.reversed() { bytes.removeSubrange(mark) }
    return bytes.drop { $0 == UInt8(ascii: " ") }
  }

  /// A text that looks like code, and an edited copy of it.
  private func texts(_ seed: UInt64) -> ([String], [String]) {
    var random = Numbers(state: seed)
    let before = (0..<random.next(below: 30)).map { _ in line(&random) }
    var after = before
    for _ in 0..<random.next(below: 8) {
      let place = random.next(below: after.count + 1)
      switch random.next(below: 4) {
      case 0: after.insert(line(&random), at: place)
      case 1 where place < after.count: after.remove(at: place)
      case 2 where place < after.count: after[place] = "    " + after[place]
      case 3 where place < after.count: after[place] += " " + word(&random)
      default: after.insert(contentsOf: ["  }", ""], at: place)
      }
    }
    return (before, after)
  }

  private func line(_ random: inout Numbers) -> String {
    let indentation = String(repeating: "  ", count: random.next(below: 4))
    let words = (0..<random.next(below: 4)).map { _ in word(&random) }
    return indentation + words.joined(separator: random.next(below: 2) == 0 ? " " : ".")
  }

  private func word(_ random: inout Numbers) -> String {
    ["}", "{", "Text(title)", "größe", "let", "🎈", "padding", "(14)", ""][random.next(below: 9)]
  }
}

/// A linear congruential generator, so that every run sees the same texts.
private struct Numbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
