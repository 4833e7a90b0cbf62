import SwiftUI

struct Names: View {
  var body: some View {
    List {
      Text("Ada").listRowSeperator(.hidden)  // error: value of type 'Text' has no member 'listRowSeperator' // error: cannot infer contextual base in reference to member 'hidden'
    }
  }
}
