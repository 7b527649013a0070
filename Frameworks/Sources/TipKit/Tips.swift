// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// What all tips of a program have in common.
public enum Tips {
  /// Allows tips to be shown. Without it, none is.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    TipStore.shared.change { $0.isConfigured = true }
  }

  /// Forgets what is known about tips. It has to come before ``configure(_:)``.
  public static func resetDatastore() throws {
    guard !TipStore.shared.read({ $0.isConfigured }) else {
      throw TipKitError.tipsDatastoreAlreadyConfigured
    }
    TipStore.shared.change { $0 = .init() }
  }

  /// Shows all tips, whatever their rules say.
  public static func showAllTipsForTesting() { TipStore.shared.change { $0.shown = .all } }

  /// Shows some tips, whatever their rules say.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    let names = Set(tips.map { "\($0)" })
    TipStore.shared.change { $0.shown = .only(names) }
  }

  /// Shows no tips, whatever their rules say.
  public static func hideAllTipsForTesting() { TipStore.shared.change { $0.shown = .nothing } }
}

extension Tips {
  /// What the user can do about a tip: a button.
  public struct Action: Identifiable, Sendable {
    /// The name.
    public let id: String
    /// The number of the action, from 0.
    public internal(set) var index: Int?
    /// What the button says.
    public let label: @Sendable () -> Text
    /// What is done.
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
