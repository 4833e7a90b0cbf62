/// What people did that leads to another page.
public enum WKNavigationType: Int, Sendable {
  /// They tapped a link.
  case linkActivated = 0
  /// They sent a form.
  case formSubmitted = 1
  /// They went back or forth.
  case backForward = 2
  /// They loaded the page again.
  case reload = 3
  /// They sent a form again.
  case formResubmitted = 4
  /// Something else.
  case other = -1
}

/// Whether to ask for a page.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not asked for.
  case cancel = 0
  /// It is.
  case allow = 1
  /// It is, and kept as a file.
  case download = 2
}

/// Whether to show what has answered.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is not shown.
  case cancel = 0
  /// It is.
  case allow = 1
  /// It is kept as a file.
  case download = 2
}
