import SwiftUI

final class Target: NSObject {
  @objc func changed(_ sender: Any) {}

  func selectors() -> [Selector] {
    [#selector(chnaged(_:))]  // error: cannot find 'chnaged' in scope
  }

  @objc var count: Int = "none"  // error: cannot convert value of type 'String' to specified type 'Int'
}

@objc protocol Source {
  @objc optional func reload()  // error: can only be applied to members of an '@objc' protocol
}
