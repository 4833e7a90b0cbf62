import MapKit
import SwiftUI

struct Town: View {
  var body: some View {
    Map {
      Marker("Town hall", coordinate: CLLocationCoordinate2D(latitude: 52, longitude: 13))
      Text("Town")  // error: conform to 'MapContent'
    }
  }
}
