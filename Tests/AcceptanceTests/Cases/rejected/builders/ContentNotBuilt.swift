import SwiftUI

struct Row<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content() }  // error: cannot call value of non-function type 'Content'
}
