import SwiftUI

struct Name: View {
  var body: some View {
    Text("Name").foregroundStyle("red")  // error: instance method 'foregroundStyle' requires that 'String' conform to 'ShapeStyle'
  }
}
