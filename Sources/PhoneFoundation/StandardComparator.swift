extension String.StandardComparator {
  /// As lists of files are sorted; here, letter by letter.
  public static let localizedStandard = String.StandardComparator.lexical
  /// As the user's language sorts; here, letter by letter.
  public static let localized = String.StandardComparator.lexical
}
