import Charts
import SwiftUI

struct Labelled: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Day", "Monday"), y: .value("Cups", 3))
      Text("Monday")  // error: conform to 'ChartContent'
    }
  }
}
