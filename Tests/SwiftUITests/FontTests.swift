import Drawing
import Testing

@testable import SwiftUI

private func environment(_ size: DynamicTypeSize = .large) -> EnvironmentValues {
  var values = EnvironmentValues()
  values.dynamicTypeSize = size
  return values
}

@Suite struct FontTests {
  @Test(arguments: [
    (Font.TextStyle.body, DynamicTypeSize.large, 17.0), (.callout, .large, 16),
    (.callout, .accessibility3, 38), (.largeTitle, .xSmall, 31), (.caption2, .small, 11),
    (.body, .accessibility5, 53),
  ])
  func stylesGrowByApplesTable(style: Font.TextStyle, size: DynamicTypeSize, points: Double) {
    #expect(Font.system(style).face(in: environment(size)).size == points)
  }

  @Test func aFixedSizeDoesNotGrow() {
    #expect(Font.system(size: 16).face(in: environment(.accessibility5)).size == 16)
    #expect(Font.custom("Any", fixedSize: 20).face(in: environment(.accessibility5)).size == 20)
  }

  @Test func customFontsGrowWithBody() {
    // The leading of body grows from 22 to 48.
    let size = Font.custom("Any", size: 22).face(in: environment(.accessibility3)).size
    #expect(size == 48)
  }

  @Test func boldIsSemiboldInSmallStyles() {
    #expect(Font.body.bold().face(in: environment()).weight == .semibold)
    #expect(Font.title.bold().face(in: environment()).weight == .bold)
    #expect(Font.system(size: 12).bold().face(in: environment()).weight == .bold)
    #expect(Font.headline.face(in: environment()).weight == .semibold)
  }

  @Test func changesOfTheEnvironmentComeAfterTheFontsOwn() {
    var values = environment()
    values.fontChanges = [.italic(true), .weight(.black)]
    let face = Font.body.weight(.light).face(in: values)
    #expect(face.isItalic && face.weight == .black)
  }

  @Test func aWeightOfNilIsTheStyles() {
    var values = environment()
    values.fontChanges = [.weight(nil)]
    #expect(Font.headline.weight(.black).face(in: values).weight == .semibold)
  }

  @Test func designsAndDigits() {
    let face = Font.system(.body, design: .rounded, weight: .medium).monospacedDigit()
      .face(in: environment())
    #expect(face.design == .rounded && face.weight == .medium && face.hasMonospacedDigits)
  }
}
