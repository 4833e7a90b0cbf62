import SwiftUI

func line() -> Path {
  let path = Path()
  path.move(to: .zero)  // error: cannot use mutating member on immutable value: 'path' is a 'let' constant
  return path
}
