import SwiftUI

struct Sound: View {
  @Binding var isOn: Bool = false  // error: cannot convert value of type 'Bool' to specified type 'Binding<Bool>' // error: incorrect argument label in call (have 'wrappedValue:', expected 'projectedValue:')
  var body: some View { Text("\(isOn)") }
}
