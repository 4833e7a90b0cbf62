import SwiftUI

/// Shows where north is.
public struct MapCompass: View {
  /// Creates a control for the map around it, or for one in a scope.
  public init(scope: Namespace.ID? = nil) {}

  /// Nothing: a map and its controls are not drawn.
  public var body: some View {
    EmptyView().notDrawn("MapCompass")
  }
}

/// Shows where the device is when it is tapped.
public struct MapUserLocationButton: View {
  /// Creates a control for the map around it, or for one in a scope.
  public init(scope: Namespace.ID? = nil) {}

  /// Nothing: a map and its controls are not drawn.
  public var body: some View {
    EmptyView().notDrawn("MapUserLocationButton")
  }
}

/// Slants the view of a map when it is tapped.
public struct MapPitchToggle: View {
  /// Creates a control for the map around it, or for one in a scope.
  public init(scope: Namespace.ID? = nil) {}

  /// Nothing: a map and its controls are not drawn.
  public var body: some View {
    EmptyView().notDrawn("MapPitchToggle")
  }
}

/// Shows how long distances are.
public struct MapScaleView: View {
  /// Creates a scale for the map around it, or for one in a scope.
  public init(alignment: Alignment = .leading, scope: Namespace.ID? = nil) {}

  /// Creates a scale that grows from an edge.
  @_disfavoredOverload
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  /// Nothing: a map and its controls are not drawn.
  public var body: some View {
    EmptyView().notDrawn("MapScaleView")
  }
}

extension View {
  /// Says which controls maps have.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }

  /// Shows or hides the controls of maps.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// Says for which maps the controls in a view are.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
}
