// SPDX-License-Identifier: MIT

import A11yTree

/// A cursor's arrival at an element, together with all facts that may affect the spoken words.
struct Arrival {
  /// The element.
  let description: Description
  /// The reason for the arrival.
  let reason: Reason
  /// The words for the containers that contain the element.
  let around: ContainerWords
  /// The words for the element's position in a table.
  let cell: CellWords
  /// The tab bar to which the element belongs, if the element is a tab.
  let tabBar: ElementID?

  /// The reason for a cursor's arrival.
  enum Reason: Hashable, Sendable {
    /// The user moved the cursor to an adjacent stop.
    case moved
    /// The user searched for the element, skipping the elements before it.
    case jumped
    /// The cursor follows keyboard focus or a program's request.
    case focused
    /// The user asked for a description of the element.
    case described
  }

  /// Creates an arrival without a previous element or surroundings.
  init(_ description: Description) {
    self.description = description
    reason = .moved
    around = ContainerWords()
    cell = CellWords()
    tabBar = description.tabBar
  }

  /// Creates an arrival at an element from the previous element, if there is one.
  ///
  /// - Parameters:
  ///   - previous: The element that the cursor comes from.
  ///   - known: The containers, outermost first, that the user is already in and that are not announced again.
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
  /// The element's rarely used properties, if it has any.
  var details: Element.Details? { description.details }
}
