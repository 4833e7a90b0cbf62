import AVFoundation
import AVKit
import Charts
import CoreLocation
import MapKit
import SwiftUI
import WebKit

@MainActor @Observable
final class Locator: NSObject, CLLocationManagerDelegate {
  var last: CLLocation?
  private let manager = CLLocationManager()

  func begin() {
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let location = locations.last else { return }
    Task { @MainActor in last = location }
  }
}

@MainActor @Observable
final class Finder {
  var items: [MKMapItem] = []
  var route: MKRoute?

  func find(_ text: String) async throws {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = text
    let response = try await MKLocalSearch(request: request).start()
    items = response.mapItems
    let directions = MKDirections.Request()
    directions.source = .forCurrentLocation()
    directions.destination = items.first
    route = try await MKDirections(request: directions).calculate().routes.first
  }
}

@MainActor @Observable
final class Player {
  let player = AVPlayer()
  var progress = 0.0
  private var token: Any?

  func watch() {
    token = player.addPeriodicTimeObserver(
      forInterval: CMTime(seconds: 1, preferredTimescale: 10), queue: .main
    ) { [weak self] time in
      Task { @MainActor in self?.progress = time.seconds }
    }
  }

  func jump() async {
    await player.seek(to: .zero)
    player.rate = 1.5
  }
}

struct Trend: View {
  struct Point: Identifiable, Sendable { let id: Int; let value: Double; let kind: String }
  let points: [Point]
  @State private var finder = Finder()

  var body: some View {
    Chart(points) { point in
      LineMark(
        x: .value("Id", point.id), y: .value("Value", point.value),
        series: .value("Kind", point.kind)
      )
      .foregroundStyle(by: .value("Kind", point.kind))
      .interpolationMethod(point.kind == "a" ? .linear : .monotone)
      if point.id.isMultiple(of: 2) {
        PointMark(x: .value("Id", point.id), y: .value("Value", point.value))
          .annotation(position: .top) { Text("\(point.value, specifier: "%.1f")") }
      }
    }
    .chartXAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisValueLabel {
          if let id = value.as(Int.self) { Text("\(id)") }
        }
      }
    }
    .chartYAxis { AxisMarks(values: [0, 50, 100]) }
    .chartYAxis {
      AxisMarks(values: .automatic(desiredCount: 3)) { AxisValueLabel(format: .dateTime.day()) }
    }
    .chartForegroundStyleScale(["a": Color.red, "b": .blue])
    .chartForegroundStyleScale(range: [.red, .blue])
    .chartXScale(domain: (points.first?.id ?? 0)...(points.last?.id ?? 1))
    .frame(height: 200)
    .task { try? await finder.find("x") }
  }
}
