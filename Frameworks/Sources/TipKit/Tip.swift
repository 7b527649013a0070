// SPDX-License-Identifier: MIT

import SwiftUI

extension Tip {
  /// Stops showing the tip.
  public func invalidate(reason: Tips.InvalidationReason) {
    let id = id
    TipStore.shared.change { $0.invalid[id] = reason }
  }

  /// Makes the tip eligible to be shown again.
  public func resetEligibility() {
    let id = id
    TipStore.shared.change { $0.invalid[id] = nil }
  }

  /// The tip's status: shown, waiting for its rules to be met, or invalidated.
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
