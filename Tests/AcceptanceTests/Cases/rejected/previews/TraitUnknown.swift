import SwiftUI

#Preview(traits: .landscape) {  // error: has no member 'landscape'
  Text("A")
}
