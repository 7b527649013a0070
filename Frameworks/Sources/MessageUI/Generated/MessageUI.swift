// SPDX-License-Identifier: MIT

// Made from Surface/MessageUI.rows by `make surface`.

@_exported import Foundation
import SwiftUI
@_exported import UIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// Receives the result of composing a mail.
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The user has finished. It is never called.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

/// Receives the result of composing a message.
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The user has finished. It is never called.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

/// Writes a mail. There is no mail here: it says so, and shows nothing.
@MainActor open class MFMailComposeViewController: UINavigationController {
  /// Always `false`: there is no mail.
  open class func canSendMail() -> Bool { false }
  /// The delegate, which receives the result.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Sets the subject. Nothing is written.
  open func setSubject(_ subject: String) {}
  /// Sets who gets it. Nothing is written.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets who gets it as well. Nothing is written.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets who gets it unseen. Nothing is written.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text. Nothing is written.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file. Nothing is written.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Sets who sends it. Nothing is written.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// Writes a message. There are no messages here: it says so, and shows nothing.
@MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Always `false`: there are no messages.
  open class func canSendText() -> Bool { false }
  /// Always `false`: there are no messages.
  open class func canSendAttachments() -> Bool { false }
  /// Always `false`: there are no messages.
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
