import Drawing
import Foundation

/// The engine of all tests, with the fonts of Debian's packages.
let engine: TextEngine = {
  let fonts = URL(fileURLWithPath: "/usr/share/fonts")
  return (try? TextEngine(fontFolders: [fonts])) ?? .withoutFonts
}()

/// Whether there is a font for Arabic and Hebrew; without one they are boxes.
let hasOtherScripts = engine.substitutions(
  in: [TextRun("שם", face: Face(size: 17), color: .black)]
).isEmpty

func width(
  _ text: String, _ size: Double, _ weight: Face.Weight = .regular, pixel: Double = 0
) -> Double {
  let run = TextRun(text, face: Face(size: size, weight: weight), color: .black)
  return Double(engine.layout([run], pixel: pixel).size.width)
}
