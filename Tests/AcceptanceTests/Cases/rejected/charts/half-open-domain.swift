import Charts
import SwiftUI

struct Zoomed: View {
  var body: some View {
    Chart {
      PointMark(x: .value("x", 1), y: .value("y", 2))
    }
    .chartYScale(domain: 0..<10)  // error: requires that 'Range<Int>' conform to 'ScaleDomain'
  }
}
