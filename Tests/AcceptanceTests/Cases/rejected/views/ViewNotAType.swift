import SwiftUI

struct Page: View {
  var body: some View {
    Tetx("Page")  // error: cannot find 'Tetx' in scope
  }
}
