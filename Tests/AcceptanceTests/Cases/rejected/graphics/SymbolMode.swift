import SwiftUI

struct Cloud: View {
  var body: some View {
    Image(systemName: "cloud").symbolRenderingMode(.template)  // error: type 'SymbolRenderingMode?' has no member 'template'
  }
}
