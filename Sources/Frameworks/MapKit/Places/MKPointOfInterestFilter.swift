import Foundation

/// Which kinds of places are shown or found.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isExcluding: Bool

  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No kind.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Creates a filter that lets some kinds through.
  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isExcluding = false
  }

  /// Creates a filter that lets all but some kinds through.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isExcluding = true
  }

  /// Whether a kind is let through.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) != isExcluding
  }

  /// Whether a kind is held back.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
