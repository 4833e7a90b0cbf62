import SwiftUI

func marked() -> AttributedString {
  var text = AttributedString("a")
  text.kern = "wide"  // error: cannot assign value of type 'String' to type
  return text
}
