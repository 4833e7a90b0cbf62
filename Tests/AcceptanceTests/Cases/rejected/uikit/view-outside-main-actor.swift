import UIKit

func makeLabel() -> UILabel {
  UILabel()  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
}
