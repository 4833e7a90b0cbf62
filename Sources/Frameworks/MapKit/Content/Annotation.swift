import CoreLocation
import SwiftUI

/// A view at a place of a map.
public struct Annotation<Label: View, Content: View> {
  /// The place.
  package let coordinate: CLLocationCoordinate2D
  /// The point of the view that stands at the place.
  package let anchor: UnitPoint
  /// What it is called.
  package let label: Label
  /// The view.
  package let content: Content
}

extension Annotation: MapContent {
  /// There is no body: it is drawn by a map.
  public typealias Body = Never

  /// Creates an annotation with a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(coordinate: coordinate, anchor: anchor, label: label(), content: content())
  }

  /// Creates an annotation with a label, and with a point at which details are shown.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(coordinate: coordinate, anchor: anchor, label: label(), content: content())
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation with a name.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, label: Text(titleKey), content: content())
  }

  /// Creates an annotation with a name that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, label: Text(title), content: content())
  }

  /// Creates an annotation with a name.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      coordinate: coordinate, anchor: anchor, label: Text(titleResource), content: content())
  }

  /// Creates an annotation with a name, and with a point at which details are shown.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, label: Text(titleKey), content: content())
  }

  /// Creates an annotation for what is to be found at a place.
  public init(
    item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      coordinate: item.placemark.coordinate, anchor: anchor, label: Text(item.name ?? ""),
      content: content())
  }
}
