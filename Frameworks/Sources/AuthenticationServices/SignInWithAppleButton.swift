// SPDX-License-Identifier: MIT

import SwiftUI

/// A button that lets a user sign in with their Apple Account.
///
/// Users cannot sign in, because there is no account service. When the button is activated, the request is created and
/// then fails as if the user had canceled it.
public struct SignInWithAppleButton: View {
  /// The button's label.
  public struct Label: Sendable {
    fileprivate let text: LocalizedStringKey

    /// The label “Sign in with Apple”.
    public static let signIn = Self(text: "Sign in with Apple")
    /// The label “Sign up with Apple”.
    public static let signUp = Self(text: "Sign up with Apple")
    /// The label “Continue with Apple”.
    public static let `continue` = Self(text: "Continue with Apple")
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The button's label.
  ///   - onRequest: A closure that receives the request. In this closure, the app states the information that it needs.
  ///   - onCompletion: A closure that receives the result of signing in, which is always a failure.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// A button whose title is the label's text.
  public var body: some View {
    Button(label.text) {
      onRequest(ASAuthorizationAppleIDProvider().createRequest())
      onCompletion(.failure(ASAuthorizationError(.canceled)))
    }
  }
}
