import CoreLocation
import SwiftUI

/// What shows on a map where the device is.
public struct UserAnnotation<Content: View> {
  private let anchor: UnitPoint
  private let view: (UserLocation) -> Content
}

extension UserAnnotation: MapContent {
  /// There is no body: it is drawn by a map.
  public typealias Body = Never

  /// Creates a view where the device is.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {
    self.anchor = anchor
    view = { _ in content() }
  }

  /// Creates a view where the device is that knows of that.
  public init(
    anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content
  ) {
    self.anchor = anchor
    view = content
  }
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
  /// Creates the dot that people know.
  public init() {
    self.init { DefaultUserAnnotationContent() }
  }
}

extension UserAnnotation where Content == EmptyView {
  /// Creates a place that nothing shows at.
  @_disfavoredOverload
  public init(anchor: UnitPoint = .center) {
    self.init(anchor: anchor) { EmptyView() }
  }
}

/// The dot that people know.
public struct DefaultUserAnnotationContent: View {
  /// A circle with an edge.
  public var body: some View {
    Circle().fill(.blue).stroke(.white, lineWidth: 3).frame(width: 16, height: 16)
  }
}

/// Where a device is.
public struct UserLocation {
  /// Where it points.
  public let heading: CLHeading?
  /// Where it is.
  public let location: CLLocation?
}
