import CoreGraphics
import Drawing

@testable import SwiftUI

/// A leaf with a name, by which its frame is found.
///
/// Without a length it takes what it is offered, 10 points where nothing is.
struct Box {
  let name: String
  var width: CGFloat?
  var height: CGFloat?
  /// Lengths below which it does not go.
  var smallest = CGSize.zero
  var isText: TextMetrics?
  var baseline: CGFloat?

  init(
    _ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    smallest: CGSize = .zero, text: TextMetrics? = nil, baseline: CGFloat? = nil
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.smallest = smallest
    isText = text
    self.baseline = baseline
  }
}

extension Box: LeafView {
  func sizeThatFits(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    CGSize(
      width: width ?? max(smallest.width, proposal.width ?? 10),
      height: height ?? max(smallest.height, proposal.height ?? 10))
  }

  func draw(in frame: CGRect, _ environment: EnvironmentValues) -> [DisplayItem] {
    [.fill(.rect(frame), .color(.black), evenOdd: false)]
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, in size: CGSize, _ environment: EnvironmentValues
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? baseline : nil
  }

  func spacing(_ environment: EnvironmentValues) -> LeafSpacing {
    isText.map { .text($0) } ?? .ordinary
  }

  func element(_ environment: EnvironmentValues) -> ElementDescription? {
    ElementDescription(isText == nil ? .shape : .text, label: name)
  }
}
