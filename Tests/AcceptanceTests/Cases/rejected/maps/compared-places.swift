import MapKit
import SwiftUI

struct Here: View {
  let place: CLLocationCoordinate2D
  let other: CLLocationCoordinate2D

  var body: some View {
    Text(place == other ? "Here" : "There")  // error: 'CLLocationCoordinate2D' conform to 'Equatable'
  }
}
