import SwiftUI

struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
  }  // error: missing return in instance method expected to return 'Path'
}
