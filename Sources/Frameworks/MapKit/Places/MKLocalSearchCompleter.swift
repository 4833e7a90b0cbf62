import Foundation

/// Proposes places while somebody types.
///
/// On Linux there is no service to ask, so nothing is proposed.
open class MKLocalSearchCompleter: NSObject {
  /// What has been typed.
  open var queryFragment = ""
  /// Where to look first.
  open var region = MKCoordinateRegion()
  /// Whether to look only there.
  open var regionPriority = MKLocalSearch.RegionPriority.default
  /// What may be proposed.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Which kinds of places may be proposed.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Who is told.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?

  /// What is proposed.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether a search is going on.
  open var isSearching: Bool { false }

  /// Creates a completer.
  public override init() {}

  /// Ends a search.
  open func cancel() {}

  /// What may be proposed.
  public struct ResultType: OptionSet, Sendable {
    /// The kinds as bits.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Shops, stations and the like.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to look for.
    public static let query = ResultType(rawValue: 4)
    /// Mountains, rivers and the like.
    public static let physicalFeature = ResultType(rawValue: 8)
  }
}

/// A proposal.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// What is proposed.
  open var title: String { "" }
  /// What is said beneath.
  open var subtitle: String { "" }
  /// The parts of the title that were typed.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The parts of the subtitle that were typed.
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Who is told of proposals.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// There are new proposals.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There cannot be any.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}
