@_exported import Foundation

/// A path as data: what `CGPath` and SwiftUI's `Path` share, and what is drawn in the end.
package struct Outline: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
