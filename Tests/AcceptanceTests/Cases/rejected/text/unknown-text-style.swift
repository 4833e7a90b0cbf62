import SwiftUI

struct Headline: View {
  var body: some View {
    Text("News").font(.headline2)  // error: type 'Font?' has no member 'headline2'
  }
}
