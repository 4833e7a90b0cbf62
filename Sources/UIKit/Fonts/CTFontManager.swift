/// How long fonts of a file are known.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Not at all.
  case none
  /// For the program.
  case process
  /// For the user.
  case persistent
  /// For the session.
  case session
}

/// Makes the fonts of a file known; other fonts stand for them.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<(any Error)?>?
) -> Bool { true }

/// Makes the fonts of a file unknown again.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<(any Error)?>?
) -> Bool { true }

/// Makes the fonts of files known; other fonts stand for them.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?([], true) }
