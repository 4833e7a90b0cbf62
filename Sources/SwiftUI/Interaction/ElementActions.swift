/// What can be done with something that is drawn: a control offers what it understands.
///
/// A step of a storyboard, or a tap on the page, asks the element that it means for one of these;
/// what is `nil` is not offered. They are called on a tree that has settled, one at a time, and the
/// tree settles again before the next.
package struct ElementActions {
  package typealias Action = () -> Void

  /// A tap.
  package var activate: Action?
  package var longPress: Action?
  /// A finger that moves across the element.
  package var swipe: ((SwipeDirection) -> Void)?
  /// One step up, as a stepper or a slider takes it.
  package var increment: Action?
  package var decrement: Action?
  /// Takes a value as it is spoken: `on`, `50 %`, the title of a choice.
  package var setValue: ((String) throws(RejectedValue) -> Void)?
  /// Takes the focus, as a tap into a text field does.
  package var focus: Action?
  /// Types behind what is there already.
  package var insertText: ((String) -> Void)?
  package var clearText: Action?
  /// The return key.
  package var submit: Action?
  /// Leads back to the screen before this one.
  package var goBack: Action?
  /// Takes away what is presented over everything else.
  package var dismiss: Action?
  /// Pulls to refresh.
  package var refresh: (@Sendable () async -> Void)?
  /// Scrolls until a frame, in points of the canvas, can be seen.
  package var reveal: ((CGRect) -> Void)?
  /// Others, by the names that a menu or an assistive technology offers them under.
  package var named: [Named] = []

  package init(activate: Action? = nil) {
    self.activate = activate
  }

  package struct Named {
    package var name: String
    package var action: Action

    package init(_ name: String, _ action: @escaping Action) {
      self.name = name
      self.action = action
    }
  }
}

/// Where a finger goes.
package enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down
}

/// Why a control cannot take a value; it says what would do, as in `there are Small, Large`.
package struct RejectedValue: Error, Hashable {
  package var reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}

extension ElementActions {
  /// What is offered, by the words that a reader of the accessibility tree knows it by.
  var names: [String] {
    let offered: [(String, Bool)] = [
      ("activate", activate != nil), ("long-press", longPress != nil), ("swipe", swipe != nil),
      ("increment", increment != nil), ("decrement", decrement != nil),
      ("set", setValue != nil), ("type", insertText != nil), ("submit", submit != nil),
      ("back", goBack != nil), ("dismiss", dismiss != nil), ("refresh", refresh != nil),
    ]
    return offered.filter(\.1).map(\.0) + named.map(\.name)
  }
}
