import SwiftUI

struct Names: View {
  let names = ["Ada", "Grace"]
  var body: some View {
    ForEach(names) { Text($0) }  // error: requires that 'String' conform to 'Identifiable'
  }
}
