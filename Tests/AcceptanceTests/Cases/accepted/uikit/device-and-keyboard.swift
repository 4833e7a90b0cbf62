import SwiftUI

extension View {
  func hidesKeyboardOnTap() -> some View {
    onTapGesture {
      UIApplication.shared.sendAction(
        Selector(("resignFirstResponder")), to: nil, from: nil, for: nil)
    }
  }
}

struct Tip: View {
  private let isPad = UIDevice.current.userInterfaceIdiom == .pad
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Image(uiImage: UIImage(systemName: "star.fill") ?? UIImage())
      Text("Copied \(UIPasteboard.general.string ?? "nothing")")
      Button("Settings") {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        if let url = URL(string: UIApplication.openSettingsURLString),
          UIApplication.shared.canOpenURL(url)
        {
          UIApplication.shared.open(url)
        }
      }
    }
    .frame(width: UIScreen.main.bounds.width * (isPad ? 0.5 : 1))
    .padding(.bottom, height)
    .onReceive(
      NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      height = frame?.height ?? 0
    }
    .hidesKeyboardOnTap()
  }
}
