import SwiftUI

struct PagePreviews: PreviewProvider {  // error: type 'PagePreviews' does not conform to protocol 'PreviewProvider'
  var previews: some View { Text("A") }
}
