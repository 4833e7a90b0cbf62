import SwiftUI
import WebKit

struct Home: View {
  var body: some View {
    WebView(url: "https://www.swift.org")  // error: cannot convert value of type 'String' to expected argument type 'URL'
  }
}
