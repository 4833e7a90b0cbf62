import SwiftUI

/// What a map looks like.
public struct MapStyle: Sendable {
  private let name: String

  /// Drawn.
  public static var standard: MapStyle { Self(name: "standard") }
  /// As seen from above, with names.
  public static var hybrid: MapStyle { Self(name: "hybrid") }
  /// As seen from above.
  public static var imagery: MapStyle { Self(name: "imagery") }

  /// Drawn in a way.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { Self(name: "standard") }

  /// As seen from above, with names, in a way.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { Self(name: "hybrid") }

  /// As seen from above, with or without heights.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
    Self(name: "imagery")
  }

  /// Whether heights are seen.
  public struct Elevation: Sendable {
    private let name: String

    /// As the map sees fit.
    public static var automatic: Elevation { Self(name: "automatic") }
    /// They are not.
    public static var flat: Elevation { Self(name: "flat") }
    /// They are.
    public static var realistic: Elevation { Self(name: "realistic") }
  }

  /// How strong the colours are.
  public struct StandardEmphasis: Sendable {
    private let name: String

    /// As the map sees fit.
    public static var automatic: StandardEmphasis { Self(name: "automatic") }
    /// Weak, so that content is seen better.
    public static var muted: StandardEmphasis { Self(name: "muted") }
  }
}

/// Which kinds of places a map shows.
public struct PointOfInterestCategories: ExpressibleByArrayLiteral, Sendable {
  private let filter: MKPointOfInterestFilter

  /// All kinds.
  public static var all: Self { Self(filter: .includingAll) }
  /// No kind.
  public static var excludingAll: Self { Self(filter: .excludingAll) }

  /// Some kinds.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(filter: MKPointOfInterestFilter(including: categories))
  }

  /// Some kinds.
  public static func including(_ categories: MKPointOfInterestCategory...) -> Self {
    including(categories)
  }

  /// All but some kinds.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(filter: MKPointOfInterestFilter(excluding: categories))
  }

  /// All but some kinds.
  public static func excluding(_ categories: MKPointOfInterestCategory...) -> Self {
    excluding(categories)
  }

  /// Creates a set of some kinds.
  public init(arrayLiteral elements: MKPointOfInterestCategory...) {
    self = .including(elements)
  }

  private init(filter: MKPointOfInterestFilter) { self.filter = filter }
}

extension View {
  /// Says what maps look like.
  public func mapStyle(_ style: MapStyle) -> some View { self }
}
