import SwiftUI

struct Loud: ButtonStyle {  // error: type 'Loud' does not conform to protocol 'ButtonStyle'
  var color = Color.red
}
