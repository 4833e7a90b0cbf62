import CoreGraphics
import Drawing
import Foundation
import TestSupport
import Testing

struct FontTests {
  static let inter = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

  func run(_ text: String, _ face: Face = Face(size: 17)) -> TextRun {
    TextRun(text, face: face, color: .black)
  }

  func outlines(_ text: String, _ face: Face = Face(size: 17)) -> [Outline] {
    engine.layout([run(text, face)]).lines.flatMap(\.runs).flatMap { run in
      run.glyphs.map { engine.outline(of: GlyphKey($0, of: run)) }
    }
  }

  @Test func missingFontsAreAnErrorThatNamesTheFile() {
    #expect(throws: (any Error).self) {
      try TextEngine(fontFolders: [URL(fileURLWithPath: "/nowhere")])
    }
    do {
      _ = try TextEngine(fontFolders: [])
    } catch {
      #expect(error.description == "font Inter-roman.var.ttf is in none of the font folders")
    }
  }

  @Test func filesThatHoldNoFontAreAnError() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Inter-roman.var.ttf")
    try Data("no font".utf8).write(to: file)
    #expect(throws: (any Error).self) { try TextEngine(fontFolders: [folder]) }
  }

  /// Later packages of Inter name their files otherwise.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: FontTests.inter), "no Inter"))
  func laterVersionsOfInterAreFound() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("InterVariable.ttf").path,
        withDestinationPath: Self.inter)
      let later = try TextEngine(fontFolders: [folder])
      for face in [Face(size: 17), Face(size: 34), Face(size: 12, isItalic: true)] {
        #expect(later.substitutions(in: [run("Abc", face)]).isEmpty)
      }
    }
  }

  @Test func widthsDoNotDependOnFonts() {
    let text = [run("AVAST Wavy To. LT")]
    #expect(TextEngine.withoutFonts.layout(text).size == engine.layout(text).size)
  }

  @Test func capitalsAreAsHighAsOnIOS() {
    for face in [Face(size: 17), Face(size: 34, weight: .bold), Face(size: 12, isItalic: true)] {
      let height = outlines("H", face).first?.bounds.height ?? 0
      #expect(abs(height - FontMetrics.capHeight(face.size)) < 0.01 * face.size)
    }
  }

  @Test func glyphsFillTheirCells() {
    let layout = engine.layout([run("m")], pixel: 0)
    let bounds = outlines("m").first?.bounds ?? .zero
    #expect(bounds.minX > 0 && bounds.maxX < layout.size.width)
    #expect(bounds.width > 0.75 * layout.size.width)
  }

  @Test func boldGlyphsHaveMoreInk() {
    let (light, bold) = (outlines("I"), outlines("I", Face(size: 17, weight: .bold)))
    #expect((bold.first?.bounds.width ?? 0) > 1.3 * (light.first?.bounds.width ?? 0))
  }

  @Test(.enabled(if: hasOtherScripts, "needs fonts-noto-core"))
  func lettersThatJoinAreShapedTogether() {
    let apart = "مرحبا".map { outlines(String($0)) }.flatMap { $0 }
    #expect(Set(outlines("مرحبا")) != Set(apart))
  }

  @Test(.enabled(if: hasOtherScripts, "needs fonts-noto-core"))
  func wordsFromRightToLeftFollowEachOtherThatWay() {
    let text = engine.layout([run("a שלום עולם b")]).lines[0].runs.map(\.text).joined()
    #expect(text == "a עולם שלום b")
  }

  @Test func joinersAndControlsAreNothing() {
    #expect(width("so\u{AD}ft\u{200B}\u{1}", 17) == width("soft", 17))
  }

  @Test func marksStandOnTheirLetter() {
    #expect(width("x\u{302}", 17) == width("x", 17))
    #expect(outlines("x\u{302}").count == 2)
  }

  @Test func charactersWithoutGlyphAreNamed() {
    #expect(engine.substitutions(in: [run("a😀b😀")]) == ["character 😀"])
    #expect(engine.substitutions(in: [run("plain text")]).isEmpty)
    let rounded = run("a", Face(size: 17, design: .rounded))
    #expect(engine.substitutions(in: [rounded]) == ["font design .rounded"])
  }
}
