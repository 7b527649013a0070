// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// The priority of an accessibility announcement.
  public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
    /// An announcement's priority, which determines whether the announcement interrupts speech.
    public enum AnnouncementPriority: String, Codable, Sendable {
      /// The announcement waits until nothing is being spoken, and is dropped if another announcement precedes it.
      case low
      /// The announcement interrupts speech and can be interrupted.
      case `default`
      /// The announcement interrupts speech and cannot itself be interrupted.
      case high

      package var priority: Announcement.Priority {
        switch self {
        case .low: .low
        case .default: .default
        case .high: .high
        }
      }
    }

    /// The type of the attribute's values.
    public typealias Value = AnnouncementPriority
    /// The name under which the attribute is encoded.
    public static let name = "AXSpeechAnnouncementPriority"
  }
}
