import SwiftUI

struct Page: View {
  @Previewable @State var isOn = true  // error: '@Previewable'
  var body: some View { Text("\(isOn)") }
}
