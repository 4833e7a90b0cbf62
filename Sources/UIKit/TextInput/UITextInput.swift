/// The keyboards of the system.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As the user has chosen it.
  case `default` = 0
  /// Letters and digits of ASCII.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// For short messages.
  case twitter
  /// For searches.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad

  /// Letters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a keyboard capitalizes by itself.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of every word.
  case words
  /// The first letter of every sentence.
  case sentences
  /// Every letter.
  case allCharacters
}

/// What the return key says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// "return".
  case `default` = 0
  /// "go".
  case go
  /// "Google".
  case google
  /// "join".
  case join
  /// "next".
  case next
  /// "route".
  case route
  /// "search".
  case search
  /// "send".
  case send
  /// "Yahoo".
  case yahoo
  /// "done".
  case done
  /// "emergency call".
  case emergencyCall
  /// "continue".
  case `continue`
}
