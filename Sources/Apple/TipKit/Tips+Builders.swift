// SPDX-License-Identifier: MIT

import SwiftUI

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

    /// Makes an action with a title.
    public init<S: StringProtocol>(
      id: String? = nil,
      title: S,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(verbatim: title) }
    }

    /// Makes an action with a label.
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

  /// Builds the actions of a tip.
  public typealias ActionBuilder = ListBuilder<Action>
  /// Builds the rules of a tip.
  public typealias RuleBuilder = ListBuilder<Rule>
  /// Builds the options of a tip.
  public typealias OptionsBuilder = ListBuilder<any TipOption>

  /// Builds a list from the statements of a closure.
  @resultBuilder
  public enum ListBuilder<Item> {
    /// Takes one.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    /// Takes several.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
    /// Puts all together.
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap(\.self) }
    /// Takes those of an `if`.
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    /// Takes those of the first branch.
    public static func buildEither(first: [Item]) -> [Item] { first }
    /// Takes those of the second branch.
    public static func buildEither(second: [Item]) -> [Item] { second }
    /// Takes those of a loop.
    public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap(\.self) }
  }
}
