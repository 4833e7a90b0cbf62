import Charts
import SwiftUI

struct Reading: Identifiable {
  var date: Date
  var degrees: Double
  var id: Date { date }
}

struct Axes: View {
  let readings: [Reading]

  var body: some View {
    Chart(readings) {
      LineMark(x: .value("Time", $0.date), y: .value("Temperature", $0.degrees))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 3)) { value in
        if let date = value.as(Date.self) {
          AxisValueLabel {
            VStack(alignment: .leading) {
              Text(date, format: .dateTime.hour())
              if value.index == 0 { Text(date, format: .dateTime.month().day()) }
            }
          }
        }
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
        AxisTick(length: .longestLabel)
      }
      AxisMarks(position: .top)
    }
    .chartYAxis {
      AxisMarks(
        format: IntegerFormatStyle<Int>.number, position: .leading,
        values: .automatic(desiredCount: 4))
      AxisMarks(preset: .aligned, values: [0, 20, 40]) {
        AxisValueLabel("°", anchor: .trailing)
          .font(.caption2)
          .foregroundStyle(.secondary)
        AxisTick(centered: true, length: 6)
      }
    }
    .chartXAxisLabel("Hour", position: .bottom, alignment: .center)
    .chartYAxisLabel(position: .trailing) { Image(systemName: "thermometer") }
    .chartXScale(domain: .automatic(includesZero: false), range: .plotDimension(padding: 12))
    .chartYScale(domain: -10...40, type: .linear)
    .chartPlotStyle { plot in
      plot.background(.thinMaterial).frame(height: 200)
    }
    .chartLegend(position: .top, alignment: .leading, spacing: 8)
  }
}

struct Bins: View {
  let values: [Double]

  var body: some View {
    let bins = NumberBins(data: values, desiredCount: 8)
    Chart(Array(bins.indices), id: \.self) { index in
      BarMark(
        x: .value("Range", bins[index]),
        y: .value("Count", values.filter(bins[index].contains).count))
    }
    .chartXAxis(.hidden)
    .chartXScale(domain: [bins.thresholds[0], bins.thresholds[1]])
  }
}
