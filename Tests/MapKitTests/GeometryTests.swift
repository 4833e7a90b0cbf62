import MapKit
import Testing

struct GeometryTests {
  @Test func theMiddleOfTheMapIsWhereTheEquatorMeetsGreenwich() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(middle.x == MKMapSize.world.width / 2)
    #expect(middle.y == MKMapSize.world.height / 2)
  }

  @Test(arguments: [(52.5, 13.4), (-33.9, 151.2), (64.1, -21.9)])
  func aPlaceOnTheMapIsThePlaceOnTheGround(_ latitude: Double, _ longitude: Double) {
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    let back = MKMapPoint(place).coordinate
    #expect(abs(back.latitude - latitude) < 1e-9)
    #expect(abs(back.longitude - longitude) < 1e-9)
  }

  @Test func aQuarterOfTheWorldIsTenThousandKilometresLong() {
    let pole = CLLocation(latitude: 90, longitude: 0)
    let distance = pole.distance(from: CLLocation(latitude: 0, longitude: 80))
    #expect(abs(distance - 10_007_557) < 1000)
  }

  @Test func aRegionOfMetresIsAsLongOnTheGround() {
    let center = CLLocationCoordinate2D(latitude: 60, longitude: 20)
    let region = MKCoordinateRegion(
      center: center, latitudinalMeters: 2000, longitudinalMeters: 2000)
    #expect(abs(region.span.latitudeDelta - 2000 / 111_412) < 1e-5)
    #expect(abs(region.span.longitudeDelta / region.span.latitudeDelta - 2) < 0.01)
  }

  @Test func aUnionWithNothingIsTheOther() {
    let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
    let union = MKMapRect.null.union(rect)
    #expect((union.minX, union.minY, union.maxX, union.maxY) == (1, 2, 4, 6))
    #expect(rect.intersection(MKMapRect(x: 9, y: 9, width: 1, height: 1)).isNull)
  }

  @Test func aLineHasItsPlacesInOrder() {
    let places = [0.0, 1, 2].map { CLLocationCoordinate2D(latitude: $0, longitude: 2 * $0) }
    let line = MKPolyline(coordinates: places, count: places.count)
    #expect(line.pointCount == 3)
    #expect(abs(line.points()[2].coordinate.longitude - 4) < 1e-9)
    #expect(abs(line.boundingMapRect.width / MKMapSize.world.width - 4.0 / 360) < 1e-9)
  }

  @Test func aPositionKnowsOnlyWhatItIsGivenBy() {
    let position = MapCameraPosition.userLocation(fallback: .rect(.world))
    #expect(position.followsUserLocation)
    #expect(position.fallbackPosition == .rect(.world))
    #expect(position.rect == nil)
    #expect(position != .automatic)
  }
}
