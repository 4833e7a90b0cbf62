import CoreGraphics

/// Finds the rectangles around a point without a look at all of them.
///
/// The canvas is cut into horizontal bands, for what is long is mostly a column of things.
struct Bands {
  private var bands: [Int: [Int]] = [:]
  /// Those that lie in many bands.
  private var tall: [Int] = []
  private var count = 0

  private static let height = 64.0
  private static let many = 16

  init(_ rects: some Sequence<CGRect> = []) {
    for rect in rects { append(rect) }
  }

  /// Adds a rectangle; they are numbered from 0.
  mutating func append(_ rect: CGRect) {
    defer { count += 1 }
    guard let first = band(rect.minY - 1), let last = band(rect.maxY + 1),
      last - first < Self.many
    else {
      tall.append(count)
      return
    }
    for band in first...max(first, last) { bands[band, default: []].append(count) }
  }

  /// The numbers, ascending, of all rectangles that may contain a point.
  func candidates(at point: CGPoint) -> [Int] {
    let near = band(point.y).flatMap { bands[$0] } ?? []
    return tall.isEmpty ? near : (near + tall).sorted()
  }

  /// `nil` where there are no bands.
  private func band(_ y: CGFloat) -> Int? { Int(exactly: (y / Self.height).rounded(.down)) }
}
