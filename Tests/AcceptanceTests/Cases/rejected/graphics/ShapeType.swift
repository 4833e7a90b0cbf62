import SwiftUI

struct Avatar: View {
  var body: some View {
    Image("avatar").clipShape(Circle)  // error: type 'Circle.Type' cannot conform to 'Shape'
  }
}
