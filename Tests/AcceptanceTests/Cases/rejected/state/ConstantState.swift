import SwiftUI

struct Counter: View {
  @State let count = 0  // error: property wrapper can only be applied to a 'var'
  var body: some View { Text("\(count)") }
}
