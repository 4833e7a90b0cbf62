/// A picture as pixels.
public final class CGImage: Hashable, @unchecked Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels up and down.
  public let height: Int
  /// Bits of a component.
  public let bitsPerComponent: Int
  /// Bits of a pixel.
  public let bitsPerPixel: Int
  /// Bytes of a row.
  public let bytesPerRow: Int
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  /// How the components lie in memory.
  public let bitmapInfo: CGBitmapInfo
  /// Where the bytes come from.
  public let dataProvider: CGDataProvider?
  /// Whether pixels between are found.
  public let shouldInterpolate: Bool

  /// Where the opacity lies.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 31) ?? .none
  }
  /// Whether it only shows others through.
  public var isMask: Bool { false }

  /// Creates a picture; `nil` if there is none of that size.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height) = (width, height)
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    self.bytesPerRow = bytesPerRow
    colorSpace = space
    self.bitmapInfo = bitmapInfo
    dataProvider = provider
    self.shouldInterpolate = shouldInterpolate
  }

  /// A part of it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard let colorSpace, let dataProvider else { return nil }
    return CGImage(
      width: Int(part.width), height: Int(part.height), bitsPerComponent: bitsPerComponent,
      bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: colorSpace,
      bitmapInfo: bitmapInfo, provider: dataProvider, decode: nil,
      shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
  }

  /// The same picture.
  public func copy() -> CGImage? { self }
  /// The picture, shown through another; it is not.
  public func masking(_ mask: CGImage) -> CGImage? { self }

  /// Whether both are one picture.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  /// Feeds the picture's identity into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where bytes come from.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of bytes.
  public init?(data: CFData) { self.data = data }
  /// Creates a provider of a file's bytes.
  public init?(url: CFURL) {
    guard let bytes = FileManager.default.contents(atPath: url.path) else { return nil }
    data = bytes
  }
}

/// Where the opacity of a pixel lies.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Nowhere.
  case none
  /// Behind the others, which are multiplied with it.
  case premultipliedLast
  /// Before the others, which are multiplied with it.
  case premultipliedFirst
  /// Behind the others.
  case last
  /// Before the others.
  case first
  /// Nowhere, though there is room behind the others.
  case noneSkipLast
  /// Nowhere, though there is room before the others.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// How the components of a pixel lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Those that say where the opacity lies.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are broken numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Those that say how bytes are ordered.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Pairs of bytes, the low one first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Four bytes, the low one first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pairs of bytes, the high one first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Four bytes, the high one first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How colours that cannot be shown are replaced.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the system finds best.
  case defaultIntent
  /// By the nearest.
  case absoluteColorimetric
  /// By the nearest, from the paper's white.
  case relativeColorimetric
  /// So that all keep their distances.
  case perceptual
  /// So that they stay strong.
  case saturation
}
