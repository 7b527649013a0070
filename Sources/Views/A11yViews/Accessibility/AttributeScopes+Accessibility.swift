// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// The priority of an announcement.
  public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
    /// A priority.
    public enum AnnouncementPriority: String, Codable, Sendable {
      /// Waits for silence; dropped if another announcement comes first.
      case low
      /// Interrupts, and can be interrupted.
      case `default`
      /// Interrupts, and cannot be interrupted.
      case high

      package var priority: Announcement.Priority {
        switch self {
        case .low: .low
        case .default: .default
        case .high: .high
        }
      }
    }

    /// The type of the attribute.
    public typealias Value = AnnouncementPriority
    /// The name under which the attribute is written.
    public static let name = "AXSpeechAnnouncementPriority"
  }
}
