// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An activity of the user that can be continued elsewhere.
///
/// Foundation has this class on Apple's platforms only; this is the part that views use.
open class NSUserActivity: NSObject {
  /// The type of the activity.
  public let activityType: String
  /// The activity's title.
  open var title: String?
  /// The values needed to continue it.
  open var userInfo: [AnyHashable: Any]?
  /// Which values of ``userInfo`` are required.
  open var requiredUserInfoKeys: Set<String>?
  /// Keywords for finding the activity.
  open var keywords: Set<String> = []
  /// A web page on which the activity can be continued.
  open var webpageURL: URL?
  /// The content of the activity, by which a window is chosen for it.
  open var targetContentIdentifier: String?
  /// Identifies the activity among others.
  open var persistentIdentifier: String?
  /// Whether the activity can be continued elsewhere.
  open var isEligibleForHandoff = true
  /// Whether the activity can be found by searching.
  open var isEligibleForSearch = false
  /// Whether the activity can be suggested to the user.
  open var isEligibleForPrediction = false
  /// Words that the user might say to continue it. Nobody listens.
  open var suggestedInvocationPhrase: String?

  /// Creates an activity of a type, such as `com.example.reading`.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to the values needed to continue it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Marks this as the user's current activity. It changes nothing here.
  open func becomeCurrent() {}
  /// Marks this as no longer the user's current activity. It changes nothing here.
  open func resignCurrent() {}
  /// Marks the activity as one that can no longer be continued. It changes nothing here.
  open func invalidate() {}
}
