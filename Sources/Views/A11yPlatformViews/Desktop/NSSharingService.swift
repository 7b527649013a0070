// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// A way to share something. Nobody can be asked, so it does nothing.
@MainActor
@preconcurrency
open class NSSharingService: NSObject {
  /// The name of a way to share.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As a letter.
    public static let composeEmail = Self(rawValue: "com.apple.share.Mail.compose")
    /// As a message.
    public static let composeMessage = Self(rawValue: "com.apple.messages.ShareExtension")
    /// To a device nearby.
    public static let sendViaAirDrop = Self(rawValue: "com.apple.share.AirDrop.send")
  }

  /// To whom it goes.
  open var recipients: [String]?
  /// What it is about.
  open var subject: String?
  /// The words.
  open var title: String { "" }

  /// Takes a way to share by name: there is none.
  public init?(named serviceName: Name) { return nil }
  /// Whether something can be shared: nothing can.
  open func canPerform(withItems items: [Any]?) -> Bool { false }
  /// Does nothing.
  open func perform(withItems items: [Any]) {}
}

/// Is told about the choice of a way to share. It is never called.
@MainActor
@preconcurrency
public protocol NSSharingServicePickerDelegate: AnyObject {}
