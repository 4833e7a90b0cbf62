import SwiftUI

struct Point {
  var name: String
}

struct PointsView: View {
  let points: [Point] = []

  var body: some View {
    Table(points) {
      TableColumn("Name", value: \.name)  // error: conform to 'Identifiable'
    }
  }
}
