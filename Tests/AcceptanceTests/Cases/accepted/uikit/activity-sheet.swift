import SwiftUI

struct MailSheet: UIViewControllerRepresentable {
  let items: [String]
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> UINavigationController {
    let list = UIViewController()
    list.title = "Items"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in dismiss() })
    let controller = UINavigationController(rootViewController: list)
    controller.navigationBar.prefersLargeTitles = true
    controller.modalPresentationStyle = .formSheet
    return controller
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    controller.topViewController?.navigationItem.prompt = items.first
  }

  static func dismantleUIViewController(
    _ controller: UINavigationController, coordinator: Void
  ) {
    controller.setViewControllers([], animated: false)
  }
}

struct Sender: View {
  @State private var isShown = false

  var body: some View {
    Button("Send", systemImage: "paperplane") { isShown = true }
      .sheet(isPresented: $isShown) {
        MailSheet(items: ["One", "Two"]).ignoresSafeArea()
      }
  }
}
