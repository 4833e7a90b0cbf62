import PreviewExchange
import Testing

@testable import Commands

@Suite struct ScreenOptionsTests {
  private func variant(_ words: String...) throws -> Variant {
    try ScreenOptions(Arguments(words, for: RenderCommand.usage)).variant
  }

  @Test func nothingAskedForIsTheViewsOwnSizeInLight() throws {
    #expect(try variant() == Variant(appearance: .light, textSize: "large", canvas: nil, scale: 1))
  }

  @Test func aDeviceBringsItsSizeScaleAndSafeArea() throws {
    let variant = try variant("--device", "iphone se (3rd generation)")
    #expect(variant.canvas == Canvas(width: 375, height: 667, safeTop: 20, safeBottom: 0))
    #expect(variant.scale == 2)
  }

  @Test func aSizeBringsNoSafeArea() throws {
    #expect(try variant("--device", "393x852.5").canvas == Canvas(width: 393, height: 852.5))
  }

  @Test func whatIsSaidOverrulesTheDevice() throws {
    let variant = try variant(
      "--device", "iPhone 16", "--safe-area", "53.67,0", "--scale", "1", "--appearance", "dark")
    #expect(variant.canvas == Canvas(width: 393, height: 852, safeTop: 53.67, safeBottom: 0))
    #expect(variant.scale == 1)
    #expect(variant.appearance == .dark)
  }

  @Test(arguments: [
    (["--device", "393"], "'--device' wants a known device or WxH, as in 393x852, not '393'"),
    (["--device", "0x9"], "'--device' wants a known device or WxH, as in 393x852, not '0x9'"),
    (["--safe-area", "59"], "'--safe-area' wants TOP,BOTTOM, as in 59,34, not '59'"),
    (["--safe-area", "59,34"], "'--safe-area' wants '--device' beside it"),
    (["--scale", "0"], "'--scale' wants a number from 0.5 to 10, not '0'"),
    (["--appearance", "sepia"], "'--appearance' wants one of light, dark, not 'sepia'"),
  ])
  func whatMakesNoSenseIsExplained(words: [String], message: String) {
    #expect(throws: UsageError(message)) {
      try ScreenOptions(Arguments(words, for: RenderCommand.usage))
    }
  }

  @Test func aNearMissOfADeviceIsSuggested() {
    let message =
      "'--device' wants a known device or WxH, as in 393x852, not 'iPhone16';"
      + " did you mean 'iPhone 16'?"
    #expect(throws: UsageError(message)) {
      try ScreenOptions(Arguments(["--device", "iPhone16"], for: RenderCommand.usage))
    }
  }
}
