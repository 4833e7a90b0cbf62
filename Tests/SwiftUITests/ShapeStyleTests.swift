import Drawing
import Testing

@testable import SwiftUI

private struct Warning: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.yellow : Color.orange
  }
}

private func environment(_ change: (inout EnvironmentValues) -> Void = { _ in })
  -> EnvironmentValues
{
  var values = EnvironmentValues()
  change(&values)
  return values
}

private func foreground(_ styles: any ShapeStyle..., in outer: EnvironmentValues)
  -> EnvironmentValues
{
  func erased(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }
  return environment {
    $0 = outer
    $0.foregroundLevels = ForegroundLevels(styles.map { erased($0) }, over: outer.foregroundLevels)
  }
}

@Suite struct ShapeStyleTests {
  @Test func levelsOfTheDefaultForegroundAreTheSystemsLabels() {
    #expect(HierarchicalShapeStyle.primary.brush(in: environment()) == .color(.black))
    #expect(
      HierarchicalShapeStyle.secondary.brush(in: environment()).color == RGBA(hex: 0x3C3C43, 0.6))
    #expect(
      HierarchicalShapeStyle.quinary.brush(in: environment { $0.colorScheme = .dark }).color
        == RGBA(1, 1, 1, 0.05))
  }

  @Test func levelsOfAColorAreFaded() {
    let red = foreground(Color.red, in: environment())
    #expect(HierarchicalShapeStyle.secondary.brush(in: red).color == RGBA(hex: 0xFF3B30, 0.5))
    #expect(HierarchicalShapeStyle.tertiary.brush(in: red).color == RGBA(hex: 0xFF3B30, 0.25))
  }

  @Test func eachLevelCanBeSet() {
    let two = foreground(Color.black, Color.white, in: environment())
    #expect(HierarchicalShapeStyle.secondary.brush(in: two).color == .white)
  }

  @Test func aLevelMeansTheOneOutside() {
    let red = foreground(Color.red, in: environment())
    let inner = foreground(HierarchicalShapeStyle.secondary, in: red)
    #expect(ForegroundStyle().brush(in: inner).color == RGBA(hex: 0xFF3B30, 0.5))
  }

  @Test func ownStylesResolveByTheEnvironment() {
    let dark = environment { $0.colorScheme = .dark }
    #expect(Warning().resolvedBrush(in: environment()).color == RGBA(hex: 0xFF9500))
    #expect(Warning().resolvedBrush(in: dark).color == RGBA(hex: 0xFFD60A))
  }

  @Test func tintIsTheAccentUntilItIsSet() {
    #expect(TintShapeStyle().brush(in: environment()).color == RGBA(hex: 0x007AFF))
    let green = environment { $0.tintStyle = AnyShapeStyle(Color.green) }
    #expect(TintShapeStyle().brush(in: green).color == RGBA(hex: 0x34C759))
  }

  @Test func aLinearGradientIsLaidOverTheShapesBounds() {
    let style = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    let items = style.brush(in: environment()).fill(.rect(bounds), bounds: bounds)
    let stops = [Paint.Stop(.black, at: 0), Paint.Stop(.white, at: 1)]
    let paint = Paint.linearGradient(
      stops, from: CGPoint(x: 10, y: 45), to: CGPoint(x: 110, y: 45))
    #expect(items == [.fill(.rect(bounds), paint, evenOdd: false)])
  }

  @Test func colorsOfAGradientStandAtEqualDistances() {
    let gradient = Gradient(colors: [.red, .green, .blue])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func anAngularGradientTurnsClockwise() {
    let style = AngularGradient(colors: [.black, .white], center: .center)
    let bounds = CGRect(x: -1, y: -1, width: 2, height: 2)
    let line = Outline([.move(to: CGPoint(x: -0.1, y: 1)), .line(to: CGPoint(x: 0.1, y: 1))])
    let items = style.brush(in: environment()).stroke(line, Stroke(width: 1), bounds: bounds)
    guard case .stroke(_, .color(let color), _)? = items.first else {
      Issue.record("no stroke")
      return
    }
    // Straight down is a quarter of the way around.
    #expect(abs(color.red - 0.25) < 1e-9)
  }
}
