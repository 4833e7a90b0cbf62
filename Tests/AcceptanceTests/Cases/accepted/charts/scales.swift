import Charts
import SwiftUI

struct Scales: View {
  enum Kind: String, Plottable { case tea, coffee }
  let kinds: [Kind] = [.tea, .coffee]

  var body: some View {
    Chart {
      ForEach(kinds, id: \.self) { kind in
        PointMark(x: .value("Kind", kind), y: .value("Count", 3))
          .foregroundStyle(by: .value("Kind", kind))
          .symbol(by: .value("Kind", kind))
          .symbolSize(by: .value("Count", 3))
          .lineStyle(by: .value("Kind", kind.rawValue))
      }
    }
    .chartForegroundStyleScale([Kind.tea: .green, Kind.coffee: .brown])
    .chartForegroundStyleScale(["Tea": Color.green, "Coffee": Color.brown])
    .chartForegroundStyleScale(domain: kinds, range: [Color.green, Color.brown])
    .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red]))
    .chartForegroundStyleScale { (kind: Kind) in kind == .tea ? Color.green : .brown }
    .chartSymbolScale([Kind.tea: .circle, Kind.coffee: .square])
    .chartSymbolScale(range: [.triangle, .cross])
    .chartSymbolSizeScale(range: 10...200)
    .chartLineStyleScale(["tea": StrokeStyle(lineWidth: 1), "coffee": StrokeStyle(dash: [2])])
    .chartYScale(domain: 0...10, range: .plotDimension(startPadding: 4), type: .squareRoot)
    .chartLegend(.visible)
  }
}
