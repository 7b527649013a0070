// SPDX-License-Identifier: MIT

// Made from Surface/AuthenticationServices.rows by `make surface`.

@_exported import Foundation
import SwiftUI

/// A request for authorization, which is never presented.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// A request for an identity.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The information that the app requests.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A value that the response repeats.
  open var state: String?
  /// A value that is part of the signed response.
  open var nonce: String?
  /// The requested operation.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for an Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The identifier of the user who signed in before.
  open var user: String?
}

/// A request for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// A request for a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{}

/// A request to create a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{}

/// The result of an authorization.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// The provider that made the request.
  public let provider: any ASAuthorizationProvider
  /// The credential.
  public let credential: any ASAuthorizationCredential
  /// Creates an authorization from its parts.
  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
  /// An item of information that an app requests.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a scope from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user's name.
    public static let fullName = Self(rawValue: "full_name")
    /// The user's email address.
    public static let email = Self(rawValue: "email")
  }
  /// An operation on an identity.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an operation from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The operation that suits the situation.
    public static let operationImplicit = Self(rawValue: "implicit")
    /// Signing in.
    public static let operationLogin = Self(rawValue: "login")
    /// Staying signed in.
    public static let operationRefresh = Self(rawValue: "refresh")
    /// Signing out.
    public static let operationLogout = Self(rawValue: "logout")
  }
}

/// A provider of requests for one kind of credential.
public protocol ASAuthorizationProvider {}

/// A credential from a user. None is ever provided.
public protocol ASAuthorizationCredential {}

/// A provider of requests for an Apple Account.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether a user is signed in.
  public enum CredentialState: Int, Sendable {
    case revoked, authorized, notFound, transferred
  }
  /// Posted when a user has signed out elsewhere. It is never posted.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification"
  )
  /// Creates a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Reports that no user is signed in.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  /// Reports that no user is signed in.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}

/// A provider of requests for a password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Creates a request.
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}

/// A provider of requests for a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// The domain.
  public let relyingPartyIdentifier: String
  /// Creates a provider for the passkeys of a domain.
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
  /// The user's identifier.
  open var user: String { "" }
  /// The value from the request.
  open var state: String? { nil }
  /// The information that the app may access.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// A code for the app's server.
  open var authorizationCode: Data? { nil }
  /// A signed token about the user.
  open var identityToken: Data? { nil }
  /// The email address.
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

/// A passkey that was used to sign in. None is ever used.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The user's identifier.
  open var userID: Data { Data() }
  /// The signature.
  open var signature: Data { Data() }
  /// The passkey's identifier.
  open var credentialID: Data { Data() }
  /// The client data of the request.
  open var rawClientDataJSON: Data { Data() }
  /// The authenticator data.
  open var rawAuthenticatorData: Data { Data() }
}

/// A passkey that was created. None is ever created.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  /// The passkey's identifier.
  open var credentialID: Data { Data() }
  /// The client data of the request.
  open var rawClientDataJSON: Data { Data() }
  /// The attestation.
  open var rawAttestationObject: Data? { nil }
}

/// The credential with which a user signed in.
public enum ASAuthorizationResult {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// The reason signing in failed.
public struct ASAuthorizationError: Error, LocalizedError, CustomNSError, Sendable {
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The reason signing in failed.
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  /// The domain.
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  /// The error code.
  public var errorCode: Int { code.rawValue }
  /// A description of the error.
  public var errorDescription: String? { "Nobody can sign in here." }
  /// The error's description, which Foundation reads only from this dictionary.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// The window over which the request is presented.
public typealias ASPresentationAnchor = UIWindow

/// A delegate that receives the result of signing in.
@MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Called when a user has signed in, which never happens.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Called when signing in has failed.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

/// Provides the window over which the request is presented.
@MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Returns the window. It is never called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A controller that requests sign-in. This is not available, so it fails as if the user had
/// cancelled.
@MainActor open class ASAuthorizationController: NSObject {
  /// Options for the credentials that are offered.
  public struct RequestOptions: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Prefers credentials that are available on the device.
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1)
  }
  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// The delegate, which receives the result.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// The provider of the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// Creates a controller for requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Fails immediately, as if the user had cancelled.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self,
      didCompleteWithError: ASAuthorizationError(.canceled)
    )
  }
  /// Fails immediately, as if the user had cancelled.
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

/// A controller that requests sign-in. This is not available, so it fails as if the user had
/// cancelled.
public struct AuthorizationController: Sendable {
  /// Fails immediately, as if the user had cancelled.
  public func performRequests(
    _ requests: [ASAuthorizationRequest],
    options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
  /// Fails immediately, as if the user had cancelled.
  public func performRequest(
    _ request: ASAuthorizationRequest,
    options: ASAuthorizationController.RequestOptions = [],
    customMethods: [ASAuthorizationCustomMethod] = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.canceled) }
}

/// An additional sign-in method.
public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a method from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A session that signs a user in on a web page. This is not available, so it fails as if the user
/// had cancelled.
public struct WebAuthenticationSession: Sendable {
  /// Whether the page shares the browser's session.
  public enum BrowserSession: Sendable {
    case shared, ephemeral
  }
  /// Fails immediately, as if the user had cancelled.
  @MainActor public func authenticate(
    using url: URL,
    callbackURLScheme: String,
    preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

/// The reason signing in failed.
public struct ASWebAuthenticationSessionError: Error, LocalizedError, CustomNSError, Sendable {
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The reason signing in failed.
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// The domain.
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  /// The error code.
  public var errorCode: Int { code.rawValue }
  /// A description of the error.
  public var errorDescription: String? { "Nobody can sign in here." }
  /// The error's description, which Foundation reads only from this dictionary.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}

/// Provides the window over which a page is presented.
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Returns the window. It is never called.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// A session that signs a user in on a web page. This is not available, so it fails as if the user
/// had cancelled.
@MainActor open class ASWebAuthenticationSession: NSObject {
  /// A closure that receives the URL to which the page redirected.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// A closure that receives the URL to which the page redirected.
  let completionHandler: CompletionHandler
  /// The provider of the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page shares the browser's session.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether the session can be started.
  open var canStart: Bool { true }
  /// Creates a session for a page.
  public init(
    url URL: URL,
    callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) { self.completionHandler = completionHandler }
  /// Fails immediately, as if the user had cancelled.
  open func start() -> Bool {
    completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin))
    return true
  }
  /// Does nothing, because no page is shown.
  open func cancel() {}
}

extension EnvironmentValues {
  /// A controller that requests sign-in. This is not available, so it fails as if the user had
  /// cancelled.
  public var authorizationController: AuthorizationController { AuthorizationController() }

  /// A session that signs a user in on a web page. This is not available, so it fails as if the
  /// user had cancelled.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}

extension View {
  /// Sets the colors of the button.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style)
    -> some View
  { self }
}

extension SignInWithAppleButton {
  /// The colors of the button.
  public struct Style: Sendable {
    /// Black.
    public static let black = Self()
    /// White.
    public static let white = Self()
    /// White with an outline.
    public static let whiteOutline = Self()
  }
}
