import MapKit
import SwiftUI

@Observable final class Trip {
  var route: MKRoute?
  var times: [TimeInterval] = []

  func plan(from start: CLLocationCoordinate2D, to end: MKMapItem) async throws {
    let request = MKDirections.Request()
    request.source = MKMapItem(placemark: MKPlacemark(coordinate: start))
    request.destination = end
    request.transportType = [.walking, .transit]
    request.requestsAlternateRoutes = true
    let response = try await MKDirections(request: request).calculate()
    route = response.routes.first
    times = response.routes.map(\.expectedTravelTime)
    for step in route?.steps ?? [] { print(step.instructions, step.distance) }
  }

  func search(near center: CLLocationCoordinate2D) {
    let request = MKLocalPointsOfInterestRequest(center: center, radius: 500)
    request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .museum])
    MKLocalSearch(request: request).start { response, error in
      guard let response, error == nil else { return }
      print(response.mapItems.map { $0.name ?? "?" }, response.boundingRegion)
    }
  }
}

final class Proposals: NSObject, MKLocalSearchCompleterDelegate {
  private let completer = MKLocalSearchCompleter()
  private(set) var titles: [String] = []

  func begin(_ text: String) {
    completer.delegate = self
    completer.resultTypes = [.address, .pointOfInterest]
    completer.queryFragment = text
  }

  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
    titles = completer.results.map(\.title)
  }
}

func bounds(of places: [CLLocationCoordinate2D]) -> MKMapRect {
  places.reduce(MKMapRect.null) { rect, place in
    rect.union(MKMapRect(origin: MKMapPoint(place), size: MKMapSize(width: 0, height: 0)))
  }
  .insetBy(dx: -500, dy: -500)
}
