import SwiftUI

#Preview {
  "A"  // error: requires that 'String' conform to 'View'
}
