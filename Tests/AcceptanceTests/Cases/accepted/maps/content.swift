import MapKit
import SwiftUI

struct Place: Identifiable, Hashable {
  let id: Int
  let name: String
  let latitude: Double
  let longitude: Double
  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

extension MKCoordinateRegion {
  static let town = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.4),
    span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
}

struct Places: View {
  let places: [Place]
  let route: MKRoute?
  @State private var position: MapCameraPosition = .region(.town)
  @State private var selection: Place?
  @State private var found: [MKMapItem] = []
  @State private var scene: MKLookAroundScene?
  @Namespace private var scope

  var body: some View {
    Map(position: $position, selection: $selection, scope: scope) {
      UserAnnotation()
      Marker(
        "Town hall", systemImage: "building.columns", coordinate: MKCoordinateRegion.town.center
      )
      .tint(.orange)
      ForEach(places) { place in
        Marker(place.name, coordinate: place.coordinate)
          .tag(place)
        Annotation(place.name, coordinate: place.coordinate, anchor: .bottom) {
          Image(systemName: "mappin").foregroundStyle(.red)
        }
        .annotationTitles(.hidden)
      }
      ForEach(found, id: \.self) { Marker(item: $0) }
      if let route {
        MapPolyline(route.polyline)
          .stroke(.blue, lineWidth: 5)
      }
      MapPolyline(coordinates: places.map(\.coordinate), contourStyle: .geodesic)
        .stroke(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing),
          style: StrokeStyle(lineWidth: 3, dash: [5]))
      MapCircle(center: MKCoordinateRegion.town.center, radius: 500)
        .foregroundStyle(.teal.opacity(0.3))
        .mapOverlayLevel(level: .aboveLabels)
      MapPolygon(coordinates: places.map(\.coordinate))
    }
    .mapStyle(.standard(elevation: .realistic, pointsOfInterest: [.cafe, .bakery]))
    .mapControls {
      MapUserLocationButton()
      MapCompass(scope: scope)
      MapScaleView()
    }
    .onMapCameraChange(frequency: .onEnd) { context in
      print(context.region.center, context.camera.distance)
    }
    .safeAreaInset(edge: .bottom) {
      LookAroundPreview(initialScene: scene).frame(height: 120)
    }
    .mapScope(scope)
    .task(id: selection) { await look() }
  }

  private func look() async {
    guard let selection else { return }
    scene = try? await MKLookAroundSceneRequest(coordinate: selection.coordinate).scene
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    request.region = .town
    found = (try? await MKLocalSearch(request: request).start().mapItems) ?? []
    withAnimation {
      position = .camera(
        MapCamera(centerCoordinate: selection.coordinate, distance: 900, pitch: 60))
    }
  }
}

struct Tapping: View {
  @State private var tapped: CLLocationCoordinate2D?
  @State private var selection: MapSelection<Int>?
  @State private var feature: MapFeature?

  var body: some View {
    MapReader { proxy in
      Map(
        initialPosition: .userLocation(followsHeading: true, fallback: .automatic),
        bounds: MapCameraBounds(minimumDistance: 100), interactionModes: [.pan, .zoom],
        selection: $selection
      ) {
        if let tapped {
          Marker("Here", monogram: Text("H"), coordinate: tapped)
            .tag(MapSelection(1))
        } else {
          Marker(coordinate: CLLocationCoordinate2D()) { Label("Start", image: "start") }
        }
      }
      .onTapGesture { point in
        tapped = proxy.convert(point, from: .local)
      }
    }
    Map(selection: $feature)
    Map()
  }
}
