// SPDX-License-Identifier: MIT

import SwiftUI

/// A button that signs a user in by their Apple Account.
///
/// Nobody can sign in here: when it is activated, the request is made, and answered as if the user had
/// cancelled.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    fileprivate let text: LocalizedStringKey

    /// Sign in with Apple.
    public static let signIn = Self(text: "Sign in with Apple")
    /// Sign up with Apple.
    public static let signUp = Self(text: "Sign up with Apple")
    /// Continue with Apple.
    public static let `continue` = Self(text: "Continue with Apple")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - onRequest: Says what the app wants to know.
  ///   - onCompletion: Receives the result of signing in; here always a failure.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// A button with the title.
  public var body: some View {
    Button(label.text) {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    }
  }
}
