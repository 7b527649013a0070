// SPDX-License-Identifier: MIT

// Made from Surface/MessageUI.rows by `make surface`.

@_exported import Foundation
import SwiftUI
@_exported import UIKit

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// A delegate that receives the result of composing an email.
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called when the user has finished, which never happens.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

/// A delegate that receives the result of composing a message.
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called when the user has finished, which never happens.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

/// A controller for composing an email. Mail is not available, so the controller reports this and
/// shows nothing.
@MainActor open class MFMailComposeViewController: UINavigationController {
  /// Always `false`, because mail is not available.
  open class func canSendMail() -> Bool { false }
  /// The delegate, which receives the result.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Sets the subject. It has no effect.
  open func setSubject(_ subject: String) {}
  /// Sets the recipients. It has no effect.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets the recipients of a copy. It has no effect.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets the recipients of a blind copy. It has no effect.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text. It has no effect.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds an attachment. It has no effect.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Sets the sender. It has no effect.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// A controller for composing a message. Messages are not available, so the controller reports this
/// and shows nothing.
@MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Always `false`, because messages are not available.
  open class func canSendText() -> Bool { false }
  /// Always `false`, because messages are not available.
  open class func canSendAttachments() -> Bool { false }
  /// Always `false`, because messages are not available.
  open class func canSendSubject() -> Bool { false }
  /// The delegate, which receives the result.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
}
