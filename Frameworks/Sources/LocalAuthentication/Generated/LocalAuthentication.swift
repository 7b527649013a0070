// SPDX-License-Identifier: MIT

// Made from Surface/LocalAuthentication.rows by `make surface`.

@_exported import Foundation

/// How a user shows who they are.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// What a device looks at.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID = 4
}

/// Why nobody is known.
public struct LAError: Error, LocalizedError, CustomNSError, Sendable {
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Why nobody is known.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4,
      passcodeNotSet = -5
    case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
    case invalidContext = -10, notInteractive = -1004
  }
  /// The domain.
  public static let errorDomain = "com.apple.LocalAuthentication"
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// A description of the error.
  public var errorDescription: String? { "A device without biometrics knows nobody." }
  /// The description, which Foundation takes from here alone.
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

/// Asks a user to show who they are. It cannot: the device has no biometrics.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the fallback button.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  open var localizedCancelTitle: String?
  /// Why the user is asked.
  open var localizedReason = ""
  /// How long an answer holds, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the user must not be asked.
  open var interactionNotAllowed = false
  /// What the device looks at: nothing.
  open var biometryType: LABiometryType { .none }
  /// Always fails: unavailable.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }
  /// Always fails: unavailable.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  /// Always fails: unavailable.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  /// Cancels the request.
  open func invalidate() {}
}
