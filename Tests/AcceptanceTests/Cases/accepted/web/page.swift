import SwiftUI
import WebKit

struct Browser: View {
  @State private var page = WebPage()
  @State private var strict = WebPage(navigationDecider: OnlyOurs())

  var body: some View {
    NavigationStack {
      WebView(page)
        .webViewBackForwardNavigationGestures(.disabled)
        .webViewContentBackground(.hidden)
        .navigationTitle(page.title)
        .overlay {
          if page.isLoading { ProgressView(value: page.estimatedProgress) }
        }
        .task {
          do {
            guard let url = URL(string: "https://www.swift.org") else { return }
            for try await event in page.load(URLRequest(url: url)) {
              if event == .finished { break }
            }
            let height = try await page.callJavaScript("return document.body.scrollHeight")
            print(height as? Int ?? 0)
          } catch {
            print(error)
          }
        }
      WebView(url: URL(string: "https://www.swift.org"))
    }
  }
}

struct OnlyOurs: WebPage.NavigationDeciding {
  func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    action.request.url?.host() == "www.swift.org" ? .allow : .cancel
  }
}
