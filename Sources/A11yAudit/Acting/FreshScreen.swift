// SPDX-License-Identifier: MIT

import A11yTree

/// A live screen in its initial state, which an exploration opens repeatedly.
@MainActor
public struct FreshScreen {
  /// The screen's elements and their behavior.
  public var source: any TreeSource
  /// The rule that determines the order of siblings.
  public var readingOrder: ReadingOrder
  /// A closure that returns the page's current address, or an empty string if there is none.
  public var address: @MainActor () -> String
  /// A closure that returns whether a browser message covers the screen, such as an `alert` that opens while the page
  /// loads. Messages are closed before the screen is explored.
  package var showsMessage: @MainActor () -> Bool = { false }
  /// Whether the first copy of the screen must close before a second copy can open, as for programs that run once per
  /// user.
  package var runsAlone = false
  /// A closure that lets time pass and returns whether the screen stayed exactly the same. If the source cannot
  /// determine whether the screen stayed the same, the closure returns `nil` without letting time pass.
  package var staysStill: @MainActor (Duration) -> Bool? = { _ in nil }
  /// A closure that follows the Tab order once around the screen, visiting at most a given number of elements. The
  /// closure is `nil` if the source cannot follow the order itself. The closure returns `nil` on a screen that reacts
  /// to focus.
  package var tabRound: (@MainActor (Int) -> TabRoundResult?)?
  /// A closure that returns the source locations of the given elements, as far as the source knows them.
  public var places: @MainActor ([ElementID]) -> [ElementID: SourcePlace]

  /// Creates a screen from a source of elements.
  public init(
    _ source: any TreeSource,
    readingOrder: ReadingOrder = .source,
    address: @escaping @MainActor () -> String = { "" },
    places: @escaping @MainActor ([ElementID]) -> [ElementID: SourcePlace] = { _ in [:] }
  ) {
    self.source = source
    self.readingOrder = readingOrder
    self.address = address
    self.places = places
  }
}

/// The elements that the Tab key reaches in one pass through the Tab order.
package struct TabRoundResult {
  /// The elements in Tab order, starting at the top of the page.
  package var order: [ElementID]
  /// For each stop that is hidden from VoiceOver, the element before that stop, or `nil` if the stop is at the top of
  /// the page.
  package var unheard: [ElementID?]
  /// Whether the Tab order continues beyond the limit.
  package var isCut: Bool

  /// Creates the result of one pass through the Tab order.
  package init(order: [ElementID], unheard: [ElementID?] = [], isCut: Bool) {
    self.order = order
    self.unheard = unheard
    self.isCut = isCut
  }
}
