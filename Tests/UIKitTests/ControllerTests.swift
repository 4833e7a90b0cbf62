import Testing
import UIKit

@MainActor
struct ControllerTests {
  @Test func viewIsLoadedWhenItIsAskedFor() {
    final class Screen: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
      }
    }
    let screen = Screen()
    #expect(!screen.isViewLoaded)
    _ = screen.view
    _ = screen.view
    #expect(screen.loads == 1)
  }

  @Test func stackKnowsItsScreens() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    #expect(stack.topViewController === second)
    #expect(second.navigationController === stack)
    #expect(stack.popViewController(animated: false) === second)
    #expect(second.parent == nil)
    #expect(stack.popViewController(animated: false) == nil)
  }

  @Test func dismissalTakesAwayWhatIsInFront() {
    let (back, front) = (UIViewController(), UIViewController())
    back.present(front, animated: false)
    #expect(front.presentingViewController === back)
    front.dismiss(animated: false)
    #expect(back.presentedViewController == nil)
  }
}
