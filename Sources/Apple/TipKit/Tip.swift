// SPDX-License-Identifier: MIT

import SwiftUI

/// A hint about something that the user may not know yet.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// What the user can do about it.
  typealias Action = Tips.Action
  /// Something that happens in the program.
  typealias Event = Tips.Event
  /// When the tip may be shown.
  typealias Rule = Tips.Rule
  /// How the tip is shown.
  typealias Option = TipOption

  /// The tip's name; by default that of its type.
  var id: String { get }
  /// What it is about.
  var title: Text { get }
  /// What it says.
  var message: Text? { get }
  /// A picture, which is not heard.
  var image: Image? { get }
  /// What the user can do about it.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// When it may be shown; all have to hold.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How it is shown. This does not change what is heard.
  @Tips.OptionsBuilder var options: [any Option] { get }
}

extension Tip {
  /// The name of the type.
  public var id: String { "\(Self.self)" }
  /// None.
  public var message: Text? { nil }
  /// None.
  public var image: Image? { nil }
  /// None.
  public var actions: [Action] { [] }
  /// None.
  public var rules: [Rule] { [] }
  /// None.
  public var options: [any Option] { [] }

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

  /// Whether the tip is to be shown: tips are configured, its rules hold, and nobody closed it.
  public var shouldDisplay: Bool { status == .available }

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

/// How a tip is shown. It does not change what is heard.
public protocol TipOption: Sendable {}
