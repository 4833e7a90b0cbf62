import SwiftUI

struct Guests: View {
  @State private var guests = "3"

  var body: some View {
    Stepper("Guests", value: $guests)  // error: requires that 'String' conform to 'Strideable'
  }
}
