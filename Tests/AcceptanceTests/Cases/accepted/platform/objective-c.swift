import SwiftUI
import UIKit.UIGestureRecognizerSubclass

@objc protocol KnobDelegate {
  func knobDidTurn(_ value: Double)
}

@objcMembers final class Knob: NSObject {
  weak var delegate: KnobDelegate?
  dynamic var value = 0.0

  func turn() {
    delegate?.knobDidTurn(value)
  }
}

final class Coordinator: NSObject, KnobDelegate {
  @objc dynamic private(set) var title = "Volume"
  private let knob = Knob()

  override init() {
    super.init()
    knob.delegate = self
  }

  @objc(knobDidTurn:) func knobDidTurn(_ value: Double) {
    title = "\(value)"
  }

  @objc func changed(_ sender: Any) {}

  @IBAction func reset(_ sender: Any) {
    autoreleasepool { knob.turn() }
  }

  @nonobjc func selectors() -> [Selector] {
    [
      #selector(changed(_:)), #selector(Coordinator.reset(_:)), #selector(self.changed),
      #selector(getter: title), Selector("undo:"), NSSelectorFromString("redo:"),
    ]
  }

  func keyPath() -> String { #keyPath(Coordinator.title) }
}

private nonisolated(unsafe) var handle: UInt8 = 0

extension Knob {
  @objc var label: String? {
    get { objc_getAssociatedObject(self, &handle) as? String }
    set { objc_setAssociatedObject(self, &handle, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
