import SwiftUI

extension Map {
  /// Creates a map that shows a region that a binding holds.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent { self.init() }

  /// Creates a map that shows a region that a binding holds, and something for each element.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init()
  }

  /// Creates a map that shows a rectangle that a binding holds.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent { self.init() }

  /// Creates a map that shows a rectangle that a binding holds, and something for each element.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init()
  }
}

/// Stands for the content of a map of the older kind.
public struct _DefaultMapContent: View {
  /// Nothing: a map is not drawn.
  public var body: some View { EmptyView() }
}

/// Stands for the content of a map of the older kind that shows something for each element.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
  /// Nothing: a map is not drawn.
  public var body: some View { EmptyView() }
}

/// Whether a map of the older kind shows where the device is.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// It does not.
  case none
  /// It does.
  case follow
  /// It does, and what the device points to is up.
  case followWithHeading
}
