import SwiftUI

struct Framed: ViewModifier {  // error: type 'Framed' does not conform to protocol 'ViewModifier'
  var body: some View { Text("A") }
}
