import Testing
import UIKit

@MainActor
struct ViewTests {
  @Test func frameFollowsCentreAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center.x += 5
    #expect(view.frame == CGRect(x: 15, y: 20, width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test func viewLeavesItsPlaceForAnother() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [child])
    #expect(child.superview === second)
    #expect(child.isDescendant(of: second))
  }

  @Test func pointsAreMovedByTheFramesBetween() {
    let outer = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: outer) == CGPoint(x: 1, y: 2))
  }

  @Test func touchGoesToTheFrontmostViewThatTakesIt() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: outer.bounds)
    let front = UIView(frame: outer.bounds)
    outer.addSubview(back)
    outer.addSubview(front)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
    #expect(outer.hitTest(CGPoint(x: 500, y: 5), with: nil) == nil)
  }

  @Test func appearanceIsOneForEachKind() {
    defer { Appearances.forgetAll() }
    UINavigationBar.appearance().barTintColor = .systemRed
    #expect(UINavigationBar.appearance().barTintColor == .systemRed)
    #expect(UITabBar.appearance().barTintColor == nil)
  }

  @Test func controlDoesWhatItWasTold() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Count") { _ in count += 1 })
    button.sendActions(for: .primaryActionTriggered)
    button.sendActions(for: .touchDown)
    #expect(count == 1)
    #expect(button.title(for: .highlighted) == "Count")
  }
}
