import SwiftUI

/// A view of what is seen from a street.
public struct LookAroundPreview: View {
  /// Creates a view of what a binding holds.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// Creates a view that begins with something.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// The room that the view takes.
  public var body: some View {
    Color.clear.notDrawn("LookAroundPreview")
  }
}

/// The corner in which the view says what it is.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// Above, where reading begins.
  case topLeading = 0
  /// Above, where reading ends.
  case topTrailing = 1
  /// Below, where reading ends.
  case bottomTrailing = 2
}

extension View {
  /// Shows what is seen from a street above everything else while a binding is true.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { notDrawn(".lookAroundViewer") }

  /// Shows what is seen from a street above everything else, beginning with something.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View { notDrawn(".lookAroundViewer") }
}
