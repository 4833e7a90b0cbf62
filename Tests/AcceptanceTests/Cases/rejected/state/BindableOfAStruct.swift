import SwiftUI

struct Model { var name = "" }

struct Editor: View {
  @Bindable var model = Model()  // error: 'init(wrappedValue:)' is unavailable: 
  var body: some View { Text(model.name) }
}
