import Drawing
import Testing
import UIKit

@testable import SwiftUI

private var light: EnvironmentValues { EnvironmentValues() }
private var dark: EnvironmentValues {
  var values = EnvironmentValues()
  values.colorScheme = .dark
  return values
}

private func rgba(_ color: Color, _ environment: EnvironmentValues = light) -> RGBA {
  color.source.rgba(in: environment)
}

@Suite struct ColorTests {
  @Test func whiteIsAGrayInSRGB() {
    #expect(rgba(Color(white: 0.8)) == RGBA(0.8, 0.8, 0.8))
    #expect(rgba(Color(.sRGB, white: 0.5, opacity: 0.25)) == RGBA(0.5, 0.5, 0.5, 0.25))
  }

  @Test func opacitiesMultiply() {
    #expect(rgba(Color.black.opacity(0.5).opacity(0.5)) == RGBA(0, 0, 0, 0.25))
  }

  @Test func systemColorsAdaptAndFixedOnesDoNot() {
    #expect(rgba(Color(.systemGray3)) == RGBA(hex: 0xC7C7CC))
    #expect(rgba(Color(.systemGray3), dark) == RGBA(hex: 0x48484A))
    #expect(rgba(Color(white: 0.8), dark) == RGBA(0.8, 0.8, 0.8))
    #expect(rgba(.primary, dark) == .white)
  }

  @Test func namedColorsAreThoseOfTheSystem() {
    #expect(rgba(.red) == RGBA(hex: 0xFF3B30))
    #expect(rgba(.blue, dark) == RGBA(hex: 0x0A84FF))
    #expect(rgba(.accentColor) == RGBA(hex: 0x007AFF))
  }

  @Test func componentsResolveToLight() {
    let resolved = Color(red: 0.5, green: 1, blue: 0).resolve(in: light)
    // ((0.5 + 0.055) / 1.055) ^ 2.4
    #expect(abs(resolved.linearRed - 0.21404) < 1e-5)
    #expect(resolved.linearGreen == 1 && resolved.linearBlue == 0)
    #expect(abs(resolved.red - 0.5) < 1e-6)
    #expect(resolved.description == "#80FF00")
  }

  @Test func linearComponentsAreEncoded() {
    #expect(abs(rgba(Color(.sRGBLinear, white: 0.21404)).red - 0.5) < 1e-4)
  }

  @Test func mixingEndsAtBothColors() {
    for space in [Gradient.ColorSpace.device, .perceptual] {
      let start = rgba(Color.red.mix(with: .blue, by: 0, in: space))
      let end = rgba(Color.red.mix(with: .blue, by: 1, in: space))
      #expect(abs(start.red - 1) < 1e-4 && abs(start.blue - 48.0 / 255) < 1e-4)
      #expect(abs(end.red) < 1e-3 && abs(end.green - 122.0 / 255) < 1e-4)
    }
  }

  @Test func colorsBecomeUIColorsThatAdapt() {
    let color = UIColor(Color.red.opacity(0.5))
    let resolved = color.rgba(in: UITraitCollection(userInterfaceStyle: .dark))
    #expect(resolved == RGBA(hex: 0xFF453A, 0.5))
  }

  @Test func aColorTakesWhatItIsOffered() {
    let proposal = ProposedViewSize(width: 40, height: nil)
    #expect(Color.red.sizeThatFits(proposal, light) == CGSize(width: 40, height: 10))
  }
}

@MainActor @Suite struct PaletteTests {
  @Test(arguments: [("ios18", 0x007AFF), ("ios26", 0x0088FF)])
  func colorsAreThoseOfTheAskedGeneration(metrics: String, blue: Int) {
    let drawing = render(Color.blue, RenderingOptions(metrics: metrics))
    #expect(drawing.elements.first?.description.color == RGBA(hex: blue))
  }
}
