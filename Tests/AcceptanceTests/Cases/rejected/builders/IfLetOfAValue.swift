import SwiftUI

struct Name: View {
  let name = "A"
  var body: some View {
    VStack {
      if let name {  // error: initializer for conditional binding must have Optional type, not 'String'
        Text(name)
      }
    }
  }
}
