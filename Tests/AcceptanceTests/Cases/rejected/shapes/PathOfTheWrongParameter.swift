import SwiftUI

struct Wave: Shape {
  func path(rect: CGRect) -> Path { Path() }  // error: instance method 'path(rect:)' has different argument labels from those required by protocol 'Shape' ('path(in:)')
}
