import CoreGraphics
import Testing

@testable import SwiftUI

/// A view on a screen of 390 by 844 points, of which the safe area leaves out 47 and 34.
@MainActor
struct Phone {
  private let live: LiveView

  init(metrics: DesignMetrics = .classic, @ViewBuilder _ view: () -> some View) {
    var options = RenderingOptions(canvas: CGSize(width: 390, height: 844), displayScale: 3)
    options.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    live = LiveView(view(), options)
  }

  /// All that can be perceived, in reading order.
  var elements: [AccessibleElement] { live.rendering.readingOrder.map(\.element) }

  /// The labels of all that can be perceived, in reading order.
  var labels: [String] { elements.compactMap(\.label) }

  /// What the bar of the screen on top is called.
  var title: String? { elements.last { $0.role == "navigationBar" }?.label }

  /// What each thing that was drawn says, and where.
  var frames: [String: CGRect] {
    Dictionary(
      live.rendering.elements.compactMap { element in
        element.description.label.map { ($0, element.frame) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  func element(_ label: String) -> AccessibleElement? {
    elements.first { $0.label == label && !$0.actions.isEmpty }
      ?? elements.first { $0.label == label }
  }

  /// Touches an element in its middle.
  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let element = element(label) else {
      Issue.record("there is no '\(label)' among \(labels)", sourceLocation: sourceLocation)
      return
    }
    live.rendering.touch(at: live.rendering.activationPoint(of: element), \.activate)
    live.settle()
  }

  /// Lets whatever offers an action do it; says whether anything did.
  @discardableResult
  func perform(_ action: (ElementActions) -> ElementActions.Action?) -> Bool {
    guard let perform = live.rendering.allResponders.firstOffer(action) else { return false }
    perform()
    live.settle()
    return true
  }
}
