/// A font; UIKit's is the same thing.
public typealias CTFont = UIFont
/// What a font is to be like; UIKit's is the same thing.
public typealias CTFontDescriptor = UIFontDescriptor
/// The number of a drawn letter.
public typealias CGGlyph = UInt16

/// A font of a name and a size.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }

/// A font that is like something.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// How far letters reach up, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How far letters reach down, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// What lies between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
