import SwiftUI
import UniformTypeIdentifiers

struct PicturePicker: UIViewControllerRepresentable {
  @Binding var picture: UIImage?
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.sourceType =
      UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate
  {
    let parent: PicturePicker

    init(_ parent: PicturePicker) {
      self.parent = parent
    }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      parent.picture = info[.originalImage] as? UIImage
      parent.dismiss()
    }
  }
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
    controller.excludedActivityTypes = [.airDrop, .addToReadingList]
    return controller
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct FilePicker: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
  }

  func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
}
