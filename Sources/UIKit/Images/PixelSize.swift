/// The size in pixels that the header of a picture's file says; `nil` if it is no picture.
func pixelSize(of data: Data) -> CGSize? {
  let bytes = [UInt8](data.prefix(65_536))
  return sizeOfPNG(bytes) ?? sizeOfGIF(bytes) ?? sizeOfJPEG(bytes)
}

private func sizeOfPNG(_ bytes: [UInt8]) -> CGSize? {
  guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
  func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  return CGSize(width: number(16), height: number(20))
}

private func sizeOfGIF(_ bytes: [UInt8]) -> CGSize? {
  guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
  return CGSize(
    width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
}

/// The size stands in the first frame header, behind segments that say how long they are.
private func sizeOfJPEG(_ bytes: [UInt8]) -> CGSize? {
  guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
  var place = 2
  while place + 9 <= bytes.count, bytes[place] == 0xFF {
    func pair(_ start: Int) -> Int {
      Int(bytes[place + start]) << 8 | Int(bytes[place + start + 1])
    }
    let kind = bytes[place + 1]
    if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
      return CGSize(width: pair(7), height: pair(5))
    }
    place += 2 + pair(2)
  }
  return nil
}
