import Drawing
import Testing
import UIKit

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

@Suite struct UIColorTests {
  @Test func systemGray3AdaptsToDarkMode() {
    #expect(UIColor.systemGray3.rgba(in: light) == RGBA(hex: 0xC7C7CC))
    #expect(UIColor.systemGray3.rgba(in: dark) == RGBA(hex: 0x48484A))
  }

  @Test func increasedContrastChangesTheTone() {
    let traits = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(UIColor.systemBlue.rgba(in: traits) == RGBA(hex: 0x409CFF))
    #expect(UIColor.secondaryLabel.rgba(in: traits) == RGBA(hex: 0xEBEBF5, 0.7))
  }

  @Test func darkBackgroundsRiseWithTheLevel() {
    let traits = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(UIColor.systemBackground.rgba(in: dark) == .black)
    #expect(UIColor.systemBackground.rgba(in: traits) == RGBA(hex: 0x1C1C1E))
  }

  @Test func theNewPaletteReplacesOnlyWhatChanged() {
    let traits = UITraitCollection(style: .light, palette: .ios26)
    #expect(UIColor.systemBlue.rgba(in: traits) == RGBA(hex: 0x0088FF))
    #expect(UIColor.systemGray3.rgba(in: traits) == RGBA(hex: 0xC7C7CC))
  }

  @Test func providersAreAskedPerSurrounding() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.rgba(in: light) == .black)
    #expect(color.rgba(in: dark) == .white)
    #expect(color.withAlphaComponent(0.5).rgba(in: dark) == RGBA(1, 1, 1, 0.5))
  }

  @Test(arguments: [0, 1, 2])
  func hueTurnsAroundTheWheel(third: Int) {
    let hue = Double(third) / 3
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).rgba(in: light)
    let parts = [color.red, color.green, color.blue]
    for (index, part) in parts.enumerated() {
      #expect(abs(part - (index == third ? 1 : 0)) < 1e-9)
    }
  }

  @Test func hueIsReadBack() {
    var (hue, saturation, brightness) = (CGFloat(), CGFloat(), CGFloat())
    UIColor(red: 0.25, green: 0.5, blue: 0.25, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect((hue, saturation, brightness) == (1.0 / 3, 0.5, 0.5))
  }

  @Test func graysOfDisplayP3AreThoseOfSRGB() {
    let color = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).rgba(in: light)
    #expect(abs(color.red - 0.5) < 1e-4 && abs(color.blue - 0.5) < 1e-4)
  }
}
