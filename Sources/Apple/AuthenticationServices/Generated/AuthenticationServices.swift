// SPDX-License-Identifier: MIT

// Made from Surface/AuthenticationServices.rows by `make surface`.

@_exported import Foundation
import SwiftUI

/// What a user is asked for. Nobody is ever asked.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// Asks for an identity.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that comes back.
  open var state: String?
  /// A text that is signed.
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

/// What a user has agreed to.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// Who asked.
  public let provider: any ASAuthorizationProvider
  /// What the user gave.
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

/// What a user gives. Nobody gives any.
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
  /// Nobody is signed in.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  /// Nobody is signed in.
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

/// An Apple Account. Nobody gives one.
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

/// A name and a password. Nobody gives one.
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
  /// Who answered.
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
  /// Who made it.
  open var rawAttestationObject: Data? { nil }
}

/// How a user signed in.
public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Why nobody signed in.
public struct ASAuthorizationError: Error, LocalizedError, CustomNSError, Sendable {
  /// Why.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Why nobody signed in.
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// The domain.
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// What is wrong, in a sentence.
  public var errorDescription: String? { "Nobody can sign in here." }
}

/// The window over which a user is asked.
public typealias ASPresentationAnchor = UIWindow

/// Hears how a user signed in.
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

/// Says over which window a user is asked.
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// The window. It is never called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks a user to sign in. Nobody can: it is as if the user had cancelled.
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
  /// Who hears the answer.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who names the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Prepares to ask.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Says that the user has cancelled.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self,
      didCompleteWithError: ASAuthorizationError(.canceled)
    )
  }
  /// Says that the user has cancelled.
  open func performRequests(options requestOptions: RequestOptions) { performRequests() }
  /// Asks no longer.
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

/// Asks a user to sign in. Nobody can: it is as if the user had cancelled.
public struct AuthorizationController: Sendable {
  /// Says that the user has cancelled.
  public func performRequests(
    _ requests: [ASAuthorizationRequest],
    options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
  /// Says that the user has cancelled.
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

/// Signs a user in on a page. Nobody can: it is as if the user had cancelled.
public struct WebAuthenticationSession: Sendable {
  /// Whether the page knows the user.
  public enum BrowserSession: Sendable {
    case shared, ephemeral
  }
  /// Says that the user has cancelled.
  @MainActor public func authenticate(
    using url: URL,
    callbackURLScheme: String,
    preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

/// Why nobody signed in on a page.
public struct ASWebAuthenticationSessionError: Error, LocalizedError, CustomNSError, Sendable {
  /// Why.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Why nobody signed in.
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// The domain.
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// What is wrong, in a sentence.
  public var errorDescription: String? { "Nobody can sign in here." }
}

/// Says over which window a page is shown.
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// The window. It is never called.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs a user in on a page. Nobody can: it is as if the user had cancelled.
@MainActor open class ASWebAuthenticationSession: NSObject {
  /// Hears where the page led.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Hears where the page led.
  let completionHandler: CompletionHandler
  /// Who names the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows the user.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether it can be started.
  open var canStart: Bool { true }
  /// Prepares to show a page.
  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) { self.completionHandler = completionHandler }
  /// Says that the user has cancelled.
  open func start() -> Bool {
    completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return true
  }
  /// Does nothing: there is no page.
  open func cancel() {}
}

extension EnvironmentValues {
  /// Asks a user to sign in. Nobody can: it is as if the user had cancelled.
  public var authorizationController: AuthorizationController { AuthorizationController() }

  /// Signs a user in on a page. Nobody can: it is as if the user had cancelled.
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
