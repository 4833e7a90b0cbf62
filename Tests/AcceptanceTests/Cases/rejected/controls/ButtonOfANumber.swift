import SwiftUI

struct Page: View {
  var body: some View {
    Button(3) {}  // error: cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'
  }
}
