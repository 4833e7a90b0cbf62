import SwiftUI

struct Page: View {
  var body: some View {
    Circle().stroke("red")  // error: cannot convert value of type 'String' to expected argument type 'StrokeStyle' // error: missing argument label 'style:' in call
  }
}
