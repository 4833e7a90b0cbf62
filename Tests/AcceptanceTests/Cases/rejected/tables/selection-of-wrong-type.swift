import SwiftUI

struct Point: Identifiable {
  let id: Int
  var name: String
}

struct PointsView: View {
  let points: [Point] = []
  @State private var selection: String?

  var body: some View {
    Table(points, selection: $selection) {  // error: no exact matches in call to initializer
      TableColumn("Name", value: \.name)
    }
  }
}
