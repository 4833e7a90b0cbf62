import SwiftUI

struct Turned: View {
  var body: some View {
    Text("Turned").rotationEffect(45)  // error: cannot convert value of type 'Int' to expected argument type 'Angle'
  }
}
