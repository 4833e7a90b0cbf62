import CoreGraphics
import Drawing
import Testing

@testable import SwiftUI

@MainActor
struct ButtonTests {
  @Test func isListedAsAControlBeforeItsLabel() {
    let elements = elements {
      Button {
      } label: {
        Label("a", 30, 20).padding(10)
      }
    }
    #expect(elements.map(\.description.role) == ["button", nil])
    #expect(elements.map(\.description.label) == ["a", "a"])
    #expect(elements.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test func aBackgroundOutsideIsNotPartOfIt() {
    let elements = elements {
      Button {
      } label: {
        Label("a", 30, 20)
      }.frame(minWidth: 90).background { Box("b") }
    }
    #expect(elements.map(\.description.label) == ["b", "a", "a"])
    #expect(elements[1].frame == CGRect(x: 30, y: 0, width: 30, height: 20))
  }

  @Test func aTransparentLabelStillNamesIt() {
    let elements = elements {
      Button {
      } label: {
        Label("a", 30, 20).opacity(0)
      }
    }
    #expect(elements.map(\.description.label) == ["a"])
  }

  @Test func itsLabelHasTheTint() {
    #expect(
      colors {
        Button {
        } label: {
          Rectangle()
        }
      } == [.systemBlue])
  }

  @Test func theTintCanBeChanged() {
    #expect(
      colors {
        Button {
        } label: {
          Rectangle()
        }.tint(.green)
      } == [.systemGreen])
  }

  @Test func aColourOfTheLabelWinsOverTheTint() {
    let colors = colors {
      Button {
      } label: {
        Rectangle().foregroundColor(.black)
      }
    }
    #expect(colors == [.black])
  }

  @Test func aDestructiveButtonIsRed() {
    #expect(
      colors {
        Button(role: .destructive) {
        } label: {
          Rectangle()
        }
      } == [.systemRed])
  }

  @Test func aDisabledButtonIsDimmed() {
    #expect(
      colors {
        Button {
        } label: {
          Rectangle()
        }.disabled(true)
      } == [.tertiaryLabel])
  }

  @Test func aPlainButtonShowsItsLabelAsItIs() {
    #expect(
      colors {
        Button {
        } label: {
          Rectangle()
        }.buttonStyle(.plain)
      } == [.black])
  }

  @Test func aBorderedButtonHasRoomAroundItsLabel() {
    let elements = elements {
      Button {
      } label: {
        Label("a", 30, 20)
      }.buttonStyle(.bordered)
    }
    // 12 points at the sides, 7 above and below.
    #expect(elements.first?.frame == CGRect(x: 0, y: 0, width: 54, height: 34))
  }

  @Test func aSmallBorderedButtonHasLess() {
    let elements = elements {
      Button {
      } label: {
        Label("a", 30, 18)
      }.buttonStyle(.bordered).controlSize(.small)
    }
    #expect(elements.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 28))
  }

  @Test func aProminentButtonIsWhiteOnTheTint() {
    let colors = colors {
      Button {
      } label: {
        Rectangle()
      }.buttonStyle(.borderedProminent)
    }
    #expect(colors == [.systemBlue, .white])
  }

  @Test func aStyleOfOnesOwnPutsThePartsTogether() {
    let elements = elements {
      Button {
      } label: {
        Label("a", 30, 20)
      }.buttonStyle(Framed())
    }
    #expect(elements.map(\.description.label) == ["a", "frame", "a"])
    #expect(elements.first?.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  @Test func aStyleOfOnesOwnReadsTheEnvironment() {
    let elements = elements {
      Button {
      } label: {
        Label("a", 30, 20)
      }.buttonStyle(Framed()).disabled(true)
    }
    #expect(elements.map(\.description.label) == ["a", "disabled frame", "a"])
  }

  @Test func aPrimitiveStyleMayUseAButton() {
    let elements = elements {
      Button {
      } label: {
        Label("a", 30, 20)
      }.buttonStyle(Doubled())
    }
    #expect(elements.map(\.description.role) == ["button", "button", nil])
  }

  private func elements(@ViewBuilder _ view: () -> some View) -> [RenderedElement] {
    render(view(), RenderingOptions(displayScale: 1)).elements
  }

  private func colors(@ViewBuilder _ view: () -> some View) -> [RGBA] {
    elements(view).compactMap(\.description.color)
  }
}

extension RGBA {
  // The standard colours of iOS 18 in light mode.
  fileprivate static let systemBlue = RGBA(0, 122 / 255, 1)
  fileprivate static let systemGreen = RGBA(52 / 255, 199 / 255, 89 / 255)
  fileprivate static let systemRed = RGBA(1, 59 / 255, 48 / 255)
  fileprivate static let tertiaryLabel = RGBA(60 / 255, 60 / 255, 67 / 255, 0.3)
}

/// A text of a given size.
private struct Label: View {
  let box: Box

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    let metrics = TextMetrics(ascent: 16, capHeight: 12, lineHeight: 20, leading: 2)
    box = Box(name, width, height, text: metrics)
  }

  var body: some View { box }
}

private struct Framed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(5).background { Box(isEnabled ? "frame" : "disabled frame") }
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
  }
}
