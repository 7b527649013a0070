// SPDX-License-Identifier: MIT

import SwiftUI

/// A group of tips that are shown one after another.
@MainActor
public final class TipGroup {
  private let priority: Priority
  private let tips: [any Tip]

  /// Creates a group.
  public init(
    _ priority: Priority = .firstAvailable,
    @Tips.ListBuilder<any Tip> _ tips: () -> [any Tip]
  ) {
    self.priority = priority
    self.tips = tips()
  }

  /// The tip that the group currently shows.
  public var currentTip: (any Tip)? {
    switch priority {
    case .firstAvailable: return tips.first(where: \.shouldDisplay)
    case .ordered:
      let next = tips.first { tip in
        if case .invalidated = tip.status { return false }
        return true
      }
      return next?.shouldDisplay == true ? next : nil
    }
  }
}
