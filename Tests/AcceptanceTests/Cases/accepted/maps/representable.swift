import MapKit
import SwiftUI

struct MapView: UIViewRepresentable {
  @Binding var region: MKCoordinateRegion
  let places: [CLLocationCoordinate2D]

  func makeUIView(context: Context) -> MKMapView {
    let view = MKMapView(frame: .zero)
    view.delegate = context.coordinator
    view.showsUserLocation = true
    view.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .realistic)
    view.register(
      MKMarkerAnnotationView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    return view
  }

  func updateUIView(_ view: MKMapView, context: Context) {
    view.setRegion(region, animated: true)
    view.removeAnnotations(view.annotations)
    for place in places {
      let annotation = MKPointAnnotation()
      annotation.coordinate = place
      annotation.title = "Place"
      view.addAnnotation(annotation)
    }
    view.addOverlay(MKPolyline(coordinates: places, count: places.count))
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, MKMapViewDelegate {
    let parent: MapView

    init(_ parent: MapView) { self.parent = parent }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
      parent.region = mapView.region
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
      guard !(annotation is MKUserLocation) else { return nil }
      let id = "place"
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: id) as? MKMarkerAnnotationView
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: id)
      view.canShowCallout = true
      view.markerTintColor = .systemGreen
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
      guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 4
      return renderer
    }
  }
}
