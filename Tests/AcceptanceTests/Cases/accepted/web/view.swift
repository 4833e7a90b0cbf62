import SafariServices
import SwiftUI
import WebKit

struct Page: UIViewRepresentable {
  let url: URL
  @Binding var isLoading: Bool

  func makeUIView(context: Context) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.allowsInlineMediaPlayback = true
    configuration.userContentController.add(context.coordinator, name: "app")
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = context.coordinator
    view.allowsBackForwardNavigationGestures = true
    view.scrollView.isScrollEnabled = false
    view.load(URLRequest(url: url))
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    if view.url != url { view.load(URLRequest(url: url)) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
    let parent: Page

    init(_ parent: Page) { self.parent = parent }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      parent.isLoading = false
      webView.evaluateJavaScript("document.title") { title, error in
        print(title as? String ?? "", error?.localizedDescription ?? "")
      }
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(navigationAction.navigationType == .linkActivated ? .cancel : .allow)
    }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      print(message.name, message.body)
    }
  }
}

struct Safari: UIViewControllerRepresentable {
  let url: URL

  func makeUIViewController(context: Context) -> SFSafariViewController {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let controller = SFSafariViewController(url: url, configuration: configuration)
    controller.preferredControlTintColor = .systemRed
    controller.dismissButtonStyle = .close
    return controller
  }

  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
