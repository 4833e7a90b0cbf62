import Charts
import SwiftUI

struct Cell: Identifiable {
  let id: Int
  let x: Double
  let y: Double
  let kind: String
  var color: Color { .blue }
  var end: Double { y + 1 }
}

struct Plots: View {
  let cells: [Cell]

  var body: some View {
    Chart {
      LinePlot(x: "x", y: "sin(x)", domain: -4...4) { x in sin(x) }
        .foregroundStyle(.purple)
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in (x: cos(t), y: sin(t)) }
      AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: x - 1, yEnd: x + 1) }
      PointPlot(cells, x: .value("x", \.x), y: .value("y", \.y))
        .foregroundStyle(by: .value("Kind", \.kind))
        .symbolSize(10)
      RectanglePlot(
        cells, xStart: .value("x", \.x), xEnd: .value("x", \.x), yStart: .value("y", \.y),
        yEnd: .value("end", \.end)
      )
      .foregroundStyle(\.color)
      BarPlot(cells, x: .value("Kind", \.kind), y: .value("y", \.y), width: .fixed(10))
      RulePlot(cells, x: .value("x", \.x))
    }
  }
}

struct Surface: View {
  @State private var pose: Chart3DPose = .default

  var body: some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(x) * cos(z) }
        .foregroundStyle(.heightBased(yRange: -1...1))
        .roughness(0.3)
      PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3))
        .symbol(.sphere)
        .symbolSize(0.05)
    }
    .chart3DPose($pose)
    .chart3DPose(Chart3DPose(azimuth: .degrees(20), inclination: .degrees(7)))
    .chart3DCameraProjection(.perspective)
    .chartZScale(domain: -3...3)
    .chartZAxisLabel("Depth")
  }
}

struct Trend: ChartContent {
  let start: Double

  var body: some ChartContent {
    Plot {
      RuleMark(y: .value("Start", start))
      PointMark(x: .value("x", 0), y: .value("Start", start))
    }
    .accessibilityLabel("Trend")
    .compositingLayer { $0.blur(radius: 2) }
  }
}
