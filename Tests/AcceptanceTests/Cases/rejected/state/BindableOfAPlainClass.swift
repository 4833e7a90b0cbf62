import SwiftUI

final class Model { var name = "" }

struct Editor: View {
  @Bindable var model = Model()  // error: 'init(wrappedValue:)' is unavailable: 
  var body: some View { TextField("Name", text: $model.name) }
}
