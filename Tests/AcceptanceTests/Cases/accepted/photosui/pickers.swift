import PhotosUI
import SwiftUI

struct Album: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var isPicking = false
  @State private var data: Data?

  var body: some View {
    VStack {
      PhotosPicker("One", selection: $item, matching: .images)
      PhotosPicker(
        selection: $items, maxSelectionCount: 5, selectionBehavior: .ordered,
        matching: .any(of: [.images, .not(.livePhotos)]), photoLibrary: .shared()
      ) {
        Label("Several", systemImage: "photo.on.rectangle")
      }
      .photosPickerStyle(.inline)
      .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
      Button("More") { isPicking = true }
        .photosPicker(isPresented: $isPicking, selection: $items, matching: .videos)
    }
    .onChange(of: item) { _, newItem in
      Task { data = try? await newItem?.loadTransferable(type: Data.self) }
    }
    .task(id: items) {
      for item in items where item.supportedContentTypes.contains(.png) {
        data = try? await item.loadTransferable(type: Data.self)
      }
    }
  }
}
