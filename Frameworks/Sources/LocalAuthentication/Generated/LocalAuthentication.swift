// SPDX-License-Identifier: MIT

// Made from Surface/LocalAuthentication.rows by `make surface`.

@_exported import Foundation

/// The policy for authenticating a user.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// The type of biometrics.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID = 4
}

/// The reason authentication failed.
public struct LAError: Error, LocalizedError, CustomNSError, Sendable {
  /// The error code.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The reason authentication failed.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4,
      passcodeNotSet = -5
    case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
    case invalidContext = -10, notInteractive = -1004
  }
  /// The error domain.
  public static let errorDomain = "com.apple.LocalAuthentication"
  /// The number of the error code.
  public var errorCode: Int { code.rawValue }
  /// A description of the error.
  public var errorDescription: String? { "A device without biometrics knows nobody." }
  /// The error's description, which Foundation reads only from this dictionary.
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  /// There are no biometrics.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The user has cancelled.
  public static let userCancel = Code.userCancel
  /// Authentication failed.
  public static let authenticationFailed = Code.authenticationFailed
}

/// Authenticates a user. It always fails, because the device has no biometrics.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the fallback button.
  open var localizedFallbackTitle: String?
  /// The title of the cancel button.
  open var localizedCancelTitle: String?
  /// The reason for the request.
  open var localizedReason = ""
  /// The period for which an authentication stays valid, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether interaction with the user is not allowed.
  open var interactionNotAllowed = false
  /// The type of biometrics; always none.
  open var biometryType: LABiometryType { .none }
  /// Always fails, because authentication is not available.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }
  /// Always fails, because authentication is not available.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  /// Always fails, because authentication is not available.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  /// Cancels the request.
  open func invalidate() {}
}
