import SwiftUI

struct Page: View {
  var body: some View {
    RoundedRectangle()  // error: missing argument for parameter 'cornerSize' in call
  }
}
