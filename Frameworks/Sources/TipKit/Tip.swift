// SPDX-License-Identifier: MIT

import SwiftUI

extension Tip {
  /// Shows the tip no more.
  public func invalidate(reason: Tips.InvalidationReason) {
    let id = id
    TipStore.shared.change { $0.invalid[id] = reason }
  }

  /// Allows the tip to be shown once more.
  public func resetEligibility() {
    let id = id
    TipStore.shared.change { $0.invalid[id] = nil }
  }

  /// Whether the tip is shown, waits for its rules, or is done with.
  public var status: Tips.Status {
    let id = id
    let (isReady, shown, reason) = TipStore.shared.read {
      ($0.isConfigured, $0.shown, $0.invalid[id])
    }
    switch shown {
    case .all: return .available
    case .only(let ids) where ids.contains(id): return .available
    case .nothing: return .pending
    default: break
    }
    if let reason { return .invalidated(reason) }
    return isReady && rules.allSatisfy { $0.holds() } ? .available : .pending
  }
}
