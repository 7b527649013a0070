// SPDX-License-Identifier: MIT

// Made from Surface/AuthenticationServices.rows by `make surface`.

@_exported import Foundation
import SwiftUI

/// A request to a user. It is never presented.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// Asks for an identity.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value that the response repeats.
  open var state: String?
  /// A value that is signed.
  open var nonce: String?
  /// What is done.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Asks for an Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The user who signed in before.
  open var user: String?
}

/// Asks for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Asks for a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{}

/// Creates a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{}

/// The result of an authorization.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// The provider that made the request.
  public let provider: any ASAuthorizationProvider
  /// The credential.
  public let credential: any ASAuthorizationCredential
  /// Holds both.
  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
  /// What an app wants to know.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a scope from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the user.
    public static let fullName = Self(rawValue: "full_name")
    /// The address of the user.
    public static let email = Self(rawValue: "email")
  }
  /// What is done with an identity.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an operation from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What fits.
    public static let operationImplicit = Self(rawValue: "implicit")
    /// Sign in.
    public static let operationLogin = Self(rawValue: "login")
    /// Stay signed in.
    public static let operationRefresh = Self(rawValue: "refresh")
    /// Sign out.
    public static let operationLogout = Self(rawValue: "logout")
  }
}

/// Asks for one kind of credential.
public protocol ASAuthorizationProvider {}

/// What a user gives. None is ever provided.
public protocol ASAuthorizationCredential {}

/// Asks for an Apple Account.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether a user is signed in.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }
  /// Posted when a user has signed out elsewhere. It is not posted here.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification"
  )
  /// Creates a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Always reports that nobody is signed in.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  /// Always reports that nobody is signed in.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}

/// Asks for a password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Creates a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// Asks for a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// The domain.
  public let relyingPartyIdentifier: String
  /// Asks for the passkeys of a domain.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }
  /// Creates a request to sign in.
  open func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  { ASAuthorizationPlatformPublicKeyCredentialAssertionRequest() }
  /// Creates a request for a new passkey.
  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  { ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest() }
}

/// An Apple Account. None is ever provided.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The user.
  open var user: String { "" }
  /// The text of the request.
  open var state: String? { nil }
  /// What the app may know.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// A code for the app's server.
  open var authorizationCode: Data? { nil }
  /// A signed text about the user.
  open var identityToken: Data? { nil }
  /// The address.
  open var email: String? { nil }
  /// The name.
  open var fullName: PersonNameComponents? { nil }
}

/// A name and a password. None is ever provided.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name.
  public let user: String
  /// The password.
  public let password: String
  /// Creates a credential.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// A passkey that was used. None is.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The user.
  open var userID: Data { Data() }
  /// What was signed.
  open var signature: Data { Data() }
  /// The passkey.
  open var credentialID: Data { Data() }
  /// What was asked.
  open var rawClientDataJSON: Data { Data() }
  /// The data of the authenticator.
  open var rawAuthenticatorData: Data { Data() }
}

/// A passkey that was made. None is.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  /// The passkey.
  open var credentialID: Data { Data() }
  /// What was asked.
  open var rawClientDataJSON: Data { Data() }
  /// The attestation.
  open var rawAttestationObject: Data? { nil }
}

/// How a user signed in.
public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// The reason why signing in failed.
public struct ASAuthorizationError: Error, LocalizedError, CustomNSError, Sendable {
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The reason why signing in failed.
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// The domain.
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// A description of the error.
  public var errorDescription: String? { "Nobody can sign in here." }
  /// The description, which Foundation takes from here alone.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// The window over which a user is asked.
public typealias ASPresentationAnchor = UIWindow

/// Receives the result of signing in.
@MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// A user signed in. It is never called.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Nobody signed in.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

/// Provides the window over which a user is asked.
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// The window. It is never called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Requests sign-in, which is unavailable: it fails as if the user had cancelled.
@MainActor open class ASAuthorizationController: NSObject {
  /// What may be offered.
  public struct RequestOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only what is on the device.
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }
  /// What is asked for.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate, which receives the result.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Provides the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Creates a controller for requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Fails at once, as if the user had cancelled.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self,
      didCompleteWithError: ASAuthorizationError(.canceled)
    )
  }
  /// Fails at once, as if the user had cancelled.
  open func performRequests(options requestOptions: RequestOptions) { performRequests() }
  /// Cancels the request.
  open func cancel() {}
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}

  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

/// Requests sign-in, which is unavailable: it fails as if the user had cancelled.
public struct AuthorizationController: Sendable {
  /// Fails at once, as if the user had cancelled.
  public func performRequests(
    _ requests: [ASAuthorizationRequest],
    options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
  /// Fails at once, as if the user had cancelled.
  public func performRequest(
    _ request: ASAuthorizationRequest,
    options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

/// Another way to sign in.
public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a method from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Signs a user in on a web page, which is unavailable: it fails as if the user had cancelled.
public struct WebAuthenticationSession: Sendable {
  /// Whether the page shares the browser's session.
  public enum BrowserSession: Sendable {
    case shared, ephemeral
  }
  /// Fails at once, as if the user had cancelled.
  @MainActor public func authenticate(
    using url: URL,
    callbackURLScheme: String,
    preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

/// The reason why signing in failed.
public struct ASWebAuthenticationSessionError: Error, LocalizedError, CustomNSError, Sendable {
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The reason why signing in failed.
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// The domain.
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// A description of the error.
  public var errorDescription: String? { "Nobody can sign in here." }
  /// The description, which Foundation takes from here alone.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// Provides the window over which a page is shown.
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// The window. It is never called.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs a user in on a web page, which is unavailable: it fails as if the user had cancelled.
@MainActor open class ASWebAuthenticationSession: NSObject {
  /// Receives the address that the page led to.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Receives the address that the page led to.
  let completionHandler: CompletionHandler
  /// Provides the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page shares the browser's session.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether it can be started.
  open var canStart: Bool { true }
  /// Prepares to show a page.
  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) { self.completionHandler = completionHandler }
  /// Fails at once, as if the user had cancelled.
  open func start() -> Bool {
    completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return true
  }
  /// Does nothing: there is no page.
  open func cancel() {}
}

extension EnvironmentValues {
  /// Requests sign-in, which is unavailable: it fails as if the user had cancelled.
  public var authorizationController: AuthorizationController { AuthorizationController() }

  /// Signs a user in on a web page, which is unavailable: it fails as if the user had cancelled.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

extension View {
  /// Sets the colours of the button.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style)
    -> some View
  { self }
}

extension SignInWithAppleButton {
  /// The colours of the button.
  public struct Style: Sendable {
    /// Black.
    public static let black = Self()
    /// White.
    public static let white = Self()
    /// White with an outline.
    public static let whiteOutline = Self()
  }
}
