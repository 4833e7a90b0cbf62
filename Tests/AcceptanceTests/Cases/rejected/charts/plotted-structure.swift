import Charts
import SwiftUI

struct Weight {
  let grams: Double
}

struct Weights: View {
  let weight = Weight(grams: 3)

  var body: some View {
    Chart {
      BarMark(x: .value("Name", "Apple"), y: .value("Weight", weight))  // error: requires that 'Weight' conform to 'Plottable'
    }
  }
}
