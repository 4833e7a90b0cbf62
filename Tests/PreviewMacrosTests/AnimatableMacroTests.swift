import Testing

@Suite struct AnimatableMacroTests {
  @Test func allVariablesChangeTogether() {
    let expansion = Expansion(
      "@Animatable\nstruct Ray: Shape {\n  var length: CGFloat\n  var turn = Angle.zero\n}")
    #expect(expansion.problems == [])
    #expect(expansion.text.contains("extension Ray"))
    #expect(
      expansion.text.contains(
        "SwiftUI.AnimatableValues<CGFloat.AnimatableData, Angle.AnimatableData>"))
    #expect(
      expansion.text.contains("(self.length.animatableData, self.turn.animatableData) = newValue"))
  }

  @Test func whatCannotChangeIsLeftOut() {
    let text = Expansion(
      """
      @Animatable public struct Ray {
        let count = 3
        @AnimatableIgnored var isOn: Bool
        @State private var angle = 1.0
        static var width = 2.0
        var area: Double { width * width }
        var width = 2.0 { didSet { } }
      }
      """
    ).text
    #expect(
      text.contains("public var animatableData: SwiftUI.AnimatableValues<Double.AnimatableData>"))
    #expect(text.contains("(self.width.animatableData) = newValue.value"))
  }

  @Test func nothingChangesWhereThereIsNoVariable() {
    let text = Expansion("@Animatable struct Ray {\n  let count = 3\n}").text
    #expect(text.contains("var animatableData: SwiftUI.EmptyAnimatableData"))
  }

  @Test func aTypeThatCannotBeSeenHasToBeWritten() {
    let expansion = Expansion("@Animatable\nstruct Ray {\n  var length = measured()\n}")
    #expect(expansion.problems.count == 1)
    #expect(expansion.problems[0].contains("needs the type of 'length' to be written"))
  }
}
