import SwiftUI

struct Shake: GeometryEffect {  // error: type 'Shake' does not conform to protocol 'GeometryEffect'
  var animatableData = 0.0
}
