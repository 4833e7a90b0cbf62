import Charts
import SwiftUI

struct Sale: Identifiable {
  let id = UUID()
  let day: Date
  let city: String
  let cups: Int
  let price: Decimal
}

enum Roast: String, Plottable, CaseIterable {
  case light, medium, dark
}

struct Marks: View {
  let sales: [Sale]
  let average = 12.5

  var body: some View {
    VStack {
      Chart(sales) { sale in
        BarMark(
          x: .value("Day", sale.day, unit: .day), y: .value("Cups", sale.cups), width: .ratio(0.6),
          stacking: .normalized
        )
        .foregroundStyle(by: .value("City", sale.city))
        .position(by: .value("City", sale.city))
        .cornerRadius(4)
        .annotation(position: .top, alignment: .center, spacing: 4) {
          Text("\(sale.cups)").font(.caption)
        }
      }
      Chart(sales, id: \.day) {
        LineMark(x: .value("Day", $0.day), y: .value("Price", $0.price))
          .interpolationMethod(.catmullRom)
          .symbol(.circle)
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
        PointMark(x: .value("Day", $0.day), y: .value("Price", $0.price))
          .symbol { Image(systemName: "cup.and.saucer") }
          .symbolSize(60)
      }
      Chart {
        ForEach(Roast.allCases, id: \.self) { roast in
          SectorMark(
            angle: .value("Share", 3), innerRadius: .ratio(0.618), outerRadius: .inset(10),
            angularInset: 1.5
          )
          .foregroundStyle(by: .value("Roast", roast))
          .opacity(roast == .dark ? 1 : 0.4)
        }
      }
      Chart {
        ForEach(sales) { sale in
          AreaMark(
            x: .value("Day", sale.day), yStart: .value("Least", sale.cups - 2),
            yEnd: .value("Most", sale.cups + 2)
          )
          .foregroundStyle(.blue.gradient.opacity(0.3))
        }
        RuleMark(y: .value("Average", average))
          .foregroundStyle(.red)
          .lineStyle(.init(lineWidth: 1, dash: [5]))
          .annotation(
            position: .top, alignment: .leading,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) { context in
            Text("Average").frame(width: context.targetSize.width)
          }
        if let first = sales.first {
          RectangleMark(x: .value("Day", first.day), width: 20)
            .zIndex(-1)
        } else {
          RectangleMark()
        }
      }
    }
  }
}
