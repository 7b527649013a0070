// SPDX-License-Identifier: MIT

import A11yTree

/// A cursor's arrival at an element, with everything that words may depend on.
struct Arrival {
  /// The element.
  let description: Description
  /// Why the cursor is there.
  let reason: Reason
  /// The words for the containers around the element.
  let around: ContainerWords
  /// The words for the element's place in a table.
  let cell: CellWords
  /// The tab bar that the element is a tab of.
  let tabBar: ElementID?

  /// Why a cursor arrives.
  enum Reason: Hashable, Sendable {
    /// The user moved it from stop to stop.
    case moved
    /// The user looked for something, and passed over what is between.
    case jumped
    /// It follows keyboard focus, or a program's request.
    case focused
    /// The user asks what is there.
    case described
  }

  /// An arrival from nowhere, without surroundings.
  init(_ description: Description) {
    self.description = description
    reason = .moved
    around = ContainerWords()
    cell = CellWords()
    tabBar = description.tabBar
  }

  /// An arrival from another element, or from nowhere.
  ///
  /// - Parameters:
  ///   - previous: The element that the cursor comes from.
  ///   - known: The containers that the user is already in, which are not announced again,
  ///     outermost first. They may be known even if the element is gone.
  init(
    _ description: Description,
    from previous: ElementID?,
    knowing known: [ElementID],
    because reason: Reason,
    in grammar: Grammar
  ) {
    self.description = description
    self.reason = reason
    let surroundings = description.tree.surroundings(of: description.id)
    around =
      description.verbosity.describesContainers
      ? grammar.containers(description, surroundings, known, reason) : ContainerWords()
    cell = grammar.cell(description, surroundings, previous, reason)
    tabBar = description.tabBar
  }

  /// The element's properties.
  var element: Element { description.element }
  /// The element's less common properties, if it has any.
  var details: Element.Details? { description.details }
}
