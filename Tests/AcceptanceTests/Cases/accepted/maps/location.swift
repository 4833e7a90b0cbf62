import CoreLocation
import CoreLocationUI
import MapKit
import SwiftUI

@MainActor
final class Whereabouts: NSObject, ObservableObject, @preconcurrency CLLocationManagerDelegate {
  @Published var location: CLLocation?
  @Published var status = CLAuthorizationStatus.notDetermined
  @Published var street = ""
  private let manager = CLLocationManager()
  private let geocoder = CLGeocoder()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    status = manager.authorizationStatus
    switch manager.authorizationStatus {
    case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
    case .denied, .restricted: location = nil
    case .notDetermined: break
    @unknown default: break
    }
  }

  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    location = locations.last
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    if let error = error as? CLError, error.code == .denied { manager.stopUpdatingLocation() }
  }

  func ask() { manager.requestLocation() }

  func lookUp() async throws {
    guard let location else { return }
    let placemarks = try await geocoder.reverseGeocodeLocation(location)
    street = placemarks.first?.thoroughfare ?? placemarks.first?.name ?? ""
  }
}

struct Nearby: View {
  @StateObject private var whereabouts = Whereabouts()
  private let goal = CLLocation(latitude: 48.2, longitude: 16.37)

  var body: some View {
    VStack {
      if let location = whereabouts.location {
        Text("\(location.distance(from: goal) / 1000, specifier: "%.1f") km")
        Text("\(location.coordinate.latitude)")
      }
      LocationButton(.shareMyCurrentLocation) { whereabouts.ask() }
        .labelStyle(.iconOnly)
        .symbolVariant(.fill)
    }
    .task {
      do {
        for try await update in CLLocationUpdate.liveUpdates() {
          if let location = update.location { whereabouts.location = location }
          if update.authorizationDenied { break }
        }
      } catch {
        print(error.localizedDescription)
      }
    }
  }
}
