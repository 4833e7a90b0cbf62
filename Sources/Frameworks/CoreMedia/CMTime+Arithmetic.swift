import Foundation

extension CMTime: Comparable, Hashable {
  /// Whether both take as long.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.flags == rhs.flags }
    return lhs.parts(rhs).0 == lhs.parts(rhs).1
  }

  /// Whether the first takes less.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.seconds < rhs.seconds }
    return lhs.parts(rhs).0 < lhs.parts(rhs).1
  }

  /// Hashes how long the time takes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(isNumeric ? seconds : Double(flags.rawValue) + 0.5)
  }

  /// Both together.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.isNumeric ? rhs : lhs }
    let (a, b) = lhs.parts(rhs)
    return CMTime(value: a + b, timescale: lhs.commonScale(rhs))
  }

  /// The first without the second.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    guard lhs.isNumeric, rhs.isNumeric else { return lhs.isNumeric ? rhs : lhs }
    let (a, b) = lhs.parts(rhs)
    return CMTime(value: a - b, timescale: lhs.commonScale(rhs))
  }

  private func commonScale(_ other: CMTime) -> CMTimeScale {
    timescale == other.timescale
      ? timescale : CMTimeScale(clamping: leastMultiple(Int64(timescale), Int64(other.timescale)))
  }

  private func parts(_ other: CMTime) -> (Int64, Int64) {
    let scale = Int64(commonScale(other))
    return (value * (scale / Int64(timescale)), other.value * (scale / Int64(other.timescale)))
  }
}

private func leastMultiple(_ first: Int64, _ second: Int64) -> Int64 {
  var (a, b) = (first, second)
  while b != 0 { (a, b) = (b, a % b) }
  return first / max(1, a) * second
}

/// Makes a fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes the fraction nearest to some seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Both times together.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The first time without the second.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Whether the first time takes less (-1), as long (0) or more (1).
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}
