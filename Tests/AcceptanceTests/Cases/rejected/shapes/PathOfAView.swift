import SwiftUI

struct Wave: Shape {  // error: type 'Wave' does not conform to protocol 'Shape'
  func path(in rect: CGRect) -> some View { Circle() }
}
