import PhotosUI
import SwiftUI

struct Avatar: View {
  @State private var item: PhotosPickerItem?

  var body: some View {
    PhotosPicker(selection: item, matching: .images) {  // error: cannot convert value 'item' of type 'PhotosPickerItem?' to expected type 'Binding<PhotosPickerItem?>', use wrapper instead
      Text("Pick")
    }
  }
}
