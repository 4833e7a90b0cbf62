import PhotosUI
import SwiftUI

struct PictureLibrary: UIViewControllerRepresentable {
  @Binding var pictures: [UIImage]
  var limit = 0

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .livePhotos])
    configuration.selectionLimit = limit
    configuration.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    private let parent: PictureLibrary

    init(_ parent: PictureLibrary) { self.parent = parent }

    func picker(
      _ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]
    ) {
      picker.dismiss(animated: true)
      for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
        print(result.assetIdentifier ?? "")
      }
    }
  }
}
