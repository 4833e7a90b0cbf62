import Foundation

/// How large bins are that nobody has given a size.
enum BinSize {
  /// One, two or five times a power of ten: the least that needs no more than `count` bins.
  static func round(_ length: Double, _ count: Int) -> Double {
    guard length > 0 else { return 1 }
    let least = length / Double(max(1, count))
    let power = pow(10, log10(least).rounded(.down))
    return ([1, 2, 5].map { $0 * power }.first { $0 >= least }) ?? 10 * power
  }

  /// The calendar's units from short to long, with the seconds that they take.
  private static let units: [(Calendar.Component, Double)] = [
    (.second, 1), (.minute, 60), (.hour, 3600), (.day, 86_400), (.weekOfYear, 604_800),
    (.month, 2_629_746), (.quarter, 7_889_238), (.year, 31_556_952),
  ]

  /// The unit of which a length of time has about `count`, and how many to take together.
  static func unit(_ length: TimeInterval, _ count: Int) -> (Calendar.Component, Int) {
    let least = max(1, length / Double(max(1, count)))
    let (unit, seconds) = units.last { $0.1 <= least } ?? units[0]
    return (unit, Int((least / seconds).rounded(.up)))
  }
}
