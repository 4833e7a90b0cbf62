import SwiftUI

struct Name: View {
  enum Field { case name }
  @FocusState private var field: Field  // error: initializer 'init()' requires the types 'Name.Field' and 'Bool' be equivalent
  var body: some View { Text("a") }
}
