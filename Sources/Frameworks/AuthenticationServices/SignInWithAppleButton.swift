import SwiftUI

/// A button to sign in with; its look is a guess.
public struct SignInWithAppleButton {
  /// What stands on the button.
  public struct Label: Hashable, Sendable {
    fileprivate let text: String

    /// Sign in.
    public static let signIn = Label(text: "Sign in with Apple")
    /// Sign up.
    public static let signUp = Label(text: "Sign up with Apple")
    /// Continue.
    public static let `continue` = Label(text: "Continue with Apple")
  }

  /// How the button looks.
  public struct Style: Hashable, Sendable {
    private let name: String

    /// Black.
    public static let black = Style(name: "black")
    /// White.
    public static let white = Style(name: "white")
    /// White with an outline.
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label

  /// Creates a button.
  nonisolated public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }
}

extension SignInWithAppleButton: View {
  /// A black button with the text and the apple.
  public var body: some View {
    SwiftUI.Label(label.text, systemImage: "apple.logo")
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 30)
      .background(.black, in: .rect(cornerRadius: 6))
      .notDrawn("SignInWithAppleButton")
  }
}

extension View {
  /// Says how buttons to sign in with look; not drawn.
  nonisolated public func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { notDrawn(".signInWithAppleButtonStyle") }
}
