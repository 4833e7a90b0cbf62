import SwiftUI

struct PagePreviews: PreviewProvider {  // error: type 'PagePreviews' does not conform to protocol 'PreviewProvider'
  static var preview: some View { Text("A") }
}
