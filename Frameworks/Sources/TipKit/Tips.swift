// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The settings and types that all of a program's tips share.
public enum Tips {
  /// Enables tips. Without a call to this function, no tip is shown.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    TipStore.shared.change { $0.isConfigured = true }
  }

  /// Resets all stored information about tips. This function must be called before ``configure(_:)``.
  public static func resetDatastore() throws {
    guard !TipStore.shared.read({ $0.isConfigured }) else {
      throw TipKitError.tipsDatastoreAlreadyConfigured
    }
    TipStore.shared.change { $0 = .init() }
  }

  /// Shows all tips, regardless of their rules.
  public static func showAllTipsForTesting() { TipStore.shared.change { $0.shown = .all } }

  /// Shows the given tips, regardless of their rules.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    let names = Set(tips.map { "\($0)" })
    TipStore.shared.change { $0.shown = .only(names) }
  }

  /// Hides all tips, regardless of their rules.
  public static func hideAllTipsForTesting() { TipStore.shared.change { $0.shown = .nothing } }
}

extension Tips {
  /// An action that a tip offers as a button.
  public struct Action: Identifiable, Sendable {
    /// The action's identifier.
    public let id: String
    /// The action's index among the tip's actions, starting from 0.
    public internal(set) var index: Int?
    /// The button's label.
    public let label: @Sendable () -> Text
    /// The closure that performs the action.
    @preconcurrency public let handler: @MainActor @Sendable () -> Void

    /// Creates an action with a title.
    public init<S: StringProtocol>(
      id: String? = nil,
      title: S,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(verbatim: title) }
    }

    /// Creates an action with a label.
    public init(
      id: String? = nil,
      perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
      self.handler = handler
      self.label = label
    }
  }
}
