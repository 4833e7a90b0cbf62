import CoreLocation
import SwiftUI

/// A balloon at a place of a map.
public struct Marker<Label: View> {
  /// The place.
  package let coordinate: CLLocationCoordinate2D
  /// What it is called, and what stands in the balloon.
  package let label: Label
}

extension Marker: MapContent {
  /// There is no body: it is drawn by a map.
  public typealias Body = Never

  /// Creates a marker with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate: coordinate, label: label())
  }
}

extension Marker where Label == Text {
  /// Creates a marker for what is to be found at a place.
  public init(item: MKMapItem) {
    self.init(coordinate: item.placemark.coordinate, label: Text(item.name ?? ""))
  }
}

extension Marker where Label == Text {
  /// Creates a marker with a name.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate: coordinate, label: Text(titleKey))
  }

  /// Creates a marker with a name; the name is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate: coordinate, label: Text(title))
  }

  /// Creates a marker with a name.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate: coordinate, label: Text(titleResource))
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a name and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate: coordinate,
      label: SwiftUI.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      })
  }

  /// Creates a marker with a name and an image; the name is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate: coordinate,
      label: SwiftUI.Label {
        Text(title)
      } icon: {
        Image(image)
      })
  }

  /// Creates a marker with a name and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate: coordinate,
      label: SwiftUI.Label {
        Text(titleResource)
      } icon: {
        Image(image)
      })
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a name and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate: coordinate,
      label: SwiftUI.Label {
        Text(titleKey)
      } icon: {
        Image(systemName: systemImage)
      })
  }

  /// Creates a marker with a name and a symbol; the name is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate: coordinate,
      label: SwiftUI.Label {
        Text(title)
      } icon: {
        Image(systemName: systemImage)
      })
  }

  /// Creates a marker with a name and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate: coordinate,
      label: SwiftUI.Label {
        Text(titleResource)
      } icon: {
        Image(systemName: systemImage)
      })
  }
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
  /// Creates a marker with a name and some letters.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate: coordinate,
      label: SwiftUI.Label {
        Text(titleKey)
      } icon: {
        monogram
      })
  }

  /// Creates a marker with a name and some letters; the name is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate: coordinate,
      label: SwiftUI.Label {
        Text(title)
      } icon: {
        monogram
      })
  }

  /// Creates a marker with a name and some letters.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(
      coordinate: coordinate,
      label: SwiftUI.Label {
        Text(titleResource)
      } icon: {
        monogram
      })
  }
}
