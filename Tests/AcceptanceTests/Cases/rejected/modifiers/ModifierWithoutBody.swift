import SwiftUI

struct Framed: ViewModifier {  // error: type 'Framed' does not conform to protocol 'ViewModifier'
  var width = 1.0
}
