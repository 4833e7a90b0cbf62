import SwiftUI

struct Counter: View {
  @State private var count: Int = "0"  // error: cannot convert value of type 'String' to specified type 'Int'
  var body: some View { Text("\(count)") }
}
