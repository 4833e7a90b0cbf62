import Photos
import SwiftUI

/// A button that shows the library, from which the reader picks.
///
/// The button is drawn, the library is not.
public struct PhotosPicker<Label: View> {
  private let label: Label

  nonisolated fileprivate init(label: Label) {
    self.label = label
  }
}

extension PhotosPicker: View {
  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker {
  /// Creates a button to pick one photo or video.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a button to pick one photo or video of a library.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a button to pick photos and videos.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a button to pick photos and videos of a library.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}
