import MapKit
import SwiftUI

struct Pin: Identifiable {
  let id = UUID()
  let coordinate: CLLocationCoordinate2D
}

struct Regions: View {
  let pins: [Pin]
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.12), latitudinalMeters: 750,
    longitudinalMeters: 750)
  @State private var rect = MKMapRect.world
  @State private var tracking = MapUserTrackingMode.follow

  var body: some View {
    VStack {
      Map(
        coordinateRegion: $region, showsUserLocation: true, userTrackingMode: $tracking,
        annotationItems: pins
      ) { pin in
        MapAnnotation(coordinate: pin.coordinate) {
          Circle().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 40)
        }
      }
      Map(coordinateRegion: $region, annotationItems: pins) {
        MapMarker(coordinate: $0.coordinate, tint: .green)
      }
      Map(coordinateRegion: .constant(region), interactionModes: [])
      Map(mapRect: $rect, interactionModes: .all)
    }
  }
}
