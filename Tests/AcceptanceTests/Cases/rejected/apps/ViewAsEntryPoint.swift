import SwiftUI

@main struct Page: View {  // error: 'Page' is annotated with '@main' and must provide a main static function of type
  var body: some View { Text("A") }
}
