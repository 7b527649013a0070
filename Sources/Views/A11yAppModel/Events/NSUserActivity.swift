// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An activity that the user can continue on another device or in another app.
///
/// Foundation provides this class only on Apple's platforms. This implementation of `NSUserActivity` contains only the
/// members that views use.
open class NSUserActivity: NSObject {
  /// The activity's type.
  public let activityType: String
  /// The activity's title.
  open var title: String?
  /// The values that are needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` whose values are required.
  open var requiredUserInfoKeys: Set<String>?
  /// The keywords that a search can use to find the activity.
  open var keywords: Set<String> = []
  /// A web page on which the user can continue the activity.
  open var webpageURL: URL?
  /// An identifier for the activity's content, which determines the window that receives the activity.
  open var targetContentIdentifier: String?
  /// An identifier that distinguishes one activity from another.
  open var persistentIdentifier: String?
  /// Whether the user can continue the activity on another device.
  open var isEligibleForHandoff = true
  /// Whether the activity appears in search results.
  open var isEligibleForSearch = false
  /// Whether the system can suggest the activity to the user.
  open var isEligibleForPrediction = false
  /// A suggested phrase that the user can say to continue the activity. This property has no effect, because a11ynav
  /// does not recognize speech.
  open var suggestedInvocationPhrase: String?

  /// Creates an activity of a type, such as `com.example.reading`.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values that are needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Marks the activity as the user's current activity. This method has no effect in a11ynav.
  open func becomeCurrent() {}
  /// Marks the activity as no longer the user's current activity. This method has no effect in a11ynav.
  open func resignCurrent() {}
  /// Marks the activity as no longer available. This method has no effect in a11ynav.
  open func invalidate() {}
}
