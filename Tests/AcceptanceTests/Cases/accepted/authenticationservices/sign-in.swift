import AuthenticationServices
import SwiftUI

struct SignIn: View {
  @State private var user: String?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    SignInWithAppleButton(.signUp) { request in
      request.requestedScopes = [.fullName, .email]
    } onCompletion: { result in
      switch result {
      case .success(let authorization):
        if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
          user = credential.user
          print(credential.fullName?.givenName ?? "", credential.email ?? "")
        }
      case .failure(let error):
        print(error.localizedDescription)
      }
    }
    .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
    .frame(height: 50)
  }
}
