// SPDX-License-Identifier: MIT

import Foundation

/// What is recorded or shown.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether a program may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone. There is none, and no program may use one.
open class AVCaptureDevice: NSObject {
  /// Whether a program may use one: it may not.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Says that the program may not.
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Says that the program may not.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// The device that is used if no other is asked for: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
}
