import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What a user is doing, so that it can be gone on with elsewhere.
///
/// Foundation has this class on Apple's platforms only; this is the part of it that views use.
open class NSUserActivity: NSObject {
  /// What kind of thing the user does.
  public let activityType: String
  /// What the activity is called.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// Which values of ``userInfo`` are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// Words that the activity can be found by.
  open var keywords: Set<String> = []
  /// A page on which the activity can be gone on with.
  open var webpageURL: URL?
  /// What the activity is about, by which a window is chosen for it.
  open var targetContentIdentifier: String?
  /// Tells the activity apart from others.
  open var persistentIdentifier: String?
  /// Whether the activity can be gone on with elsewhere.
  open var isEligibleForHandoff = true
  /// Whether the activity can be found.
  open var isEligibleForSearch = false
  /// Whether the activity can be offered to the user.
  open var isEligibleForPrediction = false

  /// Makes an activity of a type, such as `com.example.reading`.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that this is what the user does now. It changes nothing here.
  open func becomeCurrent() {}
  /// Says that this is not what the user does now. It changes nothing here.
  open func resignCurrent() {}
  /// Says that nobody can go on with this any more. It changes nothing here.
  open func invalidate() {}
}
