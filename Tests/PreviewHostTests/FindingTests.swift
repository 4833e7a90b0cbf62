import Drawing
import PreviewExchange
import SwiftUI
import Testing

@testable import PreviewHost

@MainActor @Suite struct FindingTests {
  /// WCAG gives #767676 on white 4.54 to 1 and #777777 4.48.
  @Test func textsNeedAContrastOfFourAndAHalf() {
    #expect(kinds(Text("a").foregroundStyle(gray(0x76))) == [])
    #expect(kinds(Text("a").foregroundStyle(gray(0x77))) == [.contrast])
  }

  /// #949494 on white has 3.03 to 1 and #959595 2.99.
  @Test func largeTextsNeedAContrastOfThree() {
    let text = Text("a").font(.system(size: 18))
    #expect(kinds(text.foregroundStyle(gray(0x94))) == [])
    #expect(kinds(text.foregroundStyle(gray(0x95))) == [.contrast])
  }

  @Test func whatLiesBehindIsWhatIsPaintedThere() {
    #expect(kinds(Text("a").foregroundStyle(.white)) == [.contrast])
    #expect(kinds(Text("a").foregroundStyle(.white).background(.black)) == [])
    // Half of black over white is #808080, from which white has 3.95 to 1.
    let veil = Color.black.opacity(0.5)
    #expect(kinds(Text("a").foregroundStyle(.white).background(veil)) == [.contrast])
  }

  @Test func whatIsDisabledMayBeFaint() {
    #expect(kinds(TextField("Name", text: .constant(""))) == [])
    let label = Text("Save").foregroundStyle(gray(0xDD)).frame(width: 50, height: 50)
    let button = Button {
    } label: {
      label.contentShape(Rectangle())
    }
    #expect(kinds(button.disabled(true)) == [])
  }

  @Test func aFingertipTakesFortyFourPoints() {
    #expect(kinds(target(44, 44)) == [])
    #expect(messages(target(43, 60)).first?.contains("is 43 by 60 points") == true)
    #expect(kinds(Color.red.frame(width: 20, height: 20)) == [])
  }

  @Test func aContentShapeMakesATargetLarger() {
    let button = Button {
    } label: {
      Text("a").frame(width: 44, height: 44).contentShape(Rectangle())
    }
    #expect(kinds(button) == [])
  }

  /// iOS makes a button no larger than its title, and lets it stand in rows and bars.
  @Test func whatTheSystemSizesIsNoTarget() {
    #expect(kinds(Button("Save") {}) == [])
    #expect(kinds(Button("Save") {}.buttonStyle(.bordered)) == [])
    #expect(kinds(List { symbolButton }.frame(width: 300, height: 300)) == [])
    #expect(kinds(symbolButton) == [.smallTarget])
    let filled = Button("Save") {}.background(.yellow)
    #expect(kinds(filled.foregroundStyle(.black)) == [.smallTarget])
    #expect(kinds(Text("Save").onTapGesture {}) == [.smallTarget])
  }

  /// A fingertip and a half of the way: 66 times 2/3 is 44.
  @Test func targetsAreMeasuredAsTheyAreSeen() {
    #expect(kinds(target(66, 66).scaleEffect(2.0 / 3)) == [])
    #expect(kinds(target(60, 60).scaleEffect(2.0 / 3)) == [.smallTarget])
  }

  @Test func textsThatEndInAnEllipsisAreFound() {
    let text = Text("Delivered tomorrow").lineLimit(1)
    #expect(kinds(text) == [])
    #expect(kinds(text.frame(width: 80)) == [.truncated])
  }

  @Test func textsThatDoNotFitIntoWhatCutsThemOffAreFound() {
    let text = Text("Delivered").fixedSize()
    #expect(kinds(text.frame(width: 200).clipped()) == [])
    #expect(kinds(text.frame(width: 20).clipped()) == [.clipped])
    #expect(kinds(text.frame(height: 10).clipped()) == [.clipped])
  }

  @Test func controlsNeedNames() {
    let plain = Button {
    } label: {
      Color.red.frame(width: 50, height: 50)
    }
    #expect(kinds(plain) == [.noLabel])
    #expect(kinds(plain.accessibilityLabel("Record")) == [])
    let symbol = Button {
    } label: {
      Image(systemName: "trash").frame(width: 50, height: 50)
    }
    #expect(kinds(symbol) == [.noLabel])
    #expect(kinds(symbol.accessibilityLabel("Delete")) == [])
    let gesture = Color.red.frame(width: 50, height: 50).onTapGesture {}
    #expect(kinds(gesture) == [.noLabel])
    #expect(kinds(gesture.accessibilityLabel("Record")) == [])
    let image = Image(systemName: "circle").resizable().frame(width: 50, height: 50)
    #expect(kinds(image.onTapGesture {}) == [.noLabel])
    #expect(
      kinds(
        HStack {
          image; Text("a")
        }.onTapGesture {}) == [])
  }

  @Test func aControlUnderAnotherIsFound() {
    let covered = ZStack {
      target(50, 50)
      target(60, 60)
    }
    #expect(kinds(covered) == [.overlap])
    #expect(
      kinds(
        HStack {
          target(50, 50); target(60, 60)
        }) == [])
  }

  /// Half of a white text on black is white, as is half of black on white: 1 to 1 with the canvas, but
  /// the text has to be told from #808080, with 3.95 to 1.
  @Test func whatFadesTogetherIsSeenTogether() {
    let text = Text("a").foregroundStyle(.white).background(.black)
    #expect(kinds(text.opacity(0.5)) == [.contrast])
    #expect(kinds(text.opacity(0.6)) == [])
  }

  @Test func aTextThatOnlyKeepsItsRoomIsNotMissed() {
    #expect(kinds(Text("a").foregroundStyle(.clear)) == [])
  }

  /// #007AFF on white has 4.02 to 1.
  @Test func theSystemsTintWillDoInControlsOnly() {
    #expect(kinds(Button("Save") {}) == [])
    #expect(kinds(Text("Save").foregroundStyle(Color.accentColor)) == [.contrast])
  }

  @Test func aScreenThatCannotBeScrolledCutsOff() {
    let rows = VStack { ForEach(0..<9) { Text("Row \($0)").frame(height: 30) } }
    #expect(kinds(rows, on: CGSize(width: 100, height: 400)) == [])
    #expect(kinds(rows, on: CGSize(width: 100, height: 150)).contains(.clipped))
    #expect(kinds(ScrollView { rows }, on: CGSize(width: 100, height: 200)) == [])
  }

  @Test func whatIsNotDrawnIsFound() {
    let turned = Text("a").rotation3DEffect(.degrees(9), axis: (0, 1, 0))
    #expect(Findings(render(turned)).all.map(\.kind) == [.notDrawn])
  }

  private func target(_ width: CGFloat, _ height: CGFloat) -> some View {
    Button {
    } label: {
      Color.red.frame(width: width, height: height)
    }
    .accessibilityLabel("Target")
  }

  private func gray(_ level: Double) -> Color { Color(white: level / 255) }

  private var symbolButton: some View {
    Button {
    } label: {
      Image(systemName: "trash")
    }
    .accessibilityLabel("Delete")
  }

  private func kinds(_ view: some View) -> [FindingKind] {
    // Symbols are not drawn here.
    Findings(render(view)).all.map(\.kind).filter { $0 != .notDrawn }
  }

  private func kinds(_ view: some View, on canvas: CGSize) -> [FindingKind] {
    Findings(render(view, RenderingOptions(canvas: canvas)), isScreen: true).all.map(\.kind)
  }

  private func messages(_ view: some View) -> [String] {
    Findings(render(view)).all.map(\.message)
  }
}
