import SwiftUI

struct Wave: Shape {  // error: type 'Wave' does not conform to protocol 'Shape'
  var height = 1.0
}
