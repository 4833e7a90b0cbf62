import Charts
import SwiftUI

struct Size {
  let width = 1
}

struct Boxes: View {
  let sizes = [Size()]

  var body: some View {
    Chart {
      ForEach(0..<1) { index in  // error: initializer 'init(_:content:)' requires that 'Int' conform to 'Identifiable'
        BarMark(x: .value("Index", index), y: .value("Width", index))
      }
    }
  }
}
