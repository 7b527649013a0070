// SPDX-License-Identifier: MIT

import Foundation

/// A sheet for sharing. It keeps what is shared; SwiftUI's `ShareLink` is what can be heard.
@MainActor
@preconcurrency
open class UIActivityViewController: UIViewController {
  /// Is told how sharing ended.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is shared.
  public let activityItems: [Any]
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Is told how sharing ended. It is not called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}

/// Something that can be done with what is shared.
@MainActor
@preconcurrency
open class UIActivity: NSObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sends to a device nearby.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// Adds to a list of what to read.
    public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// Assigns to a person.
    public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
    /// Copies.
    public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends a letter.
    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    /// Sends a message.
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    /// Opens as a book.
    public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    /// Shows to friends.
    public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    /// Shows to followers.
    public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    /// Prints.
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    /// Adds to the pictures.
    public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
  }
}
