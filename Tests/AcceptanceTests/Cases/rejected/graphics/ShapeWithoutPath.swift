import SwiftUI

struct Triangle: Shape {  // error: type 'Triangle' does not conform to protocol 'Shape'
  var corner = 0.0
}
