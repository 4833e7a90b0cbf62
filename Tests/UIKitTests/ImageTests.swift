import Testing
import UIKit

struct ImageTests {
  @Test func sizeOfAPNGStandsInItsHeader() throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 64]
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.size == CGSize(width: 256, height: 64))
    #expect(UIImage(data: Data(bytes), scale: 2)?.size == CGSize(width: 128, height: 32))
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
  }

  @Test func sizeOfAJPEGStandsInItsFrameHeader() {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 4, 1, 2]
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 50, 0, 70, 3]
    let image = UIImage(data: Data([0xFF, 0xD8] + comment + frame))
    #expect(image?.size == CGSize(width: 70, height: 50))
  }

  @Test func copyKeepsWhatIsNotChanged() {
    let image = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)
    #expect(image?.isSymbolImage == true)
    #expect(image?.resizableImage(withCapInsets: .zero).renderingMode == .alwaysTemplate)
  }
}
