// SPDX-License-Identifier: MIT

import A11yTree

/// A live screen in its initial state, which an exploration opens repeatedly.
@MainActor
public struct FreshScreen {
  /// The screen's elements and their behavior.
  public var source: any TreeSource
  /// The rule that determines the order of siblings.
  public var readingOrder: ReadingOrder
  /// The current address; empty if there is none.
  public var address: @MainActor () -> String
  /// Lets time pass, and returns whether the screen stayed exactly as it was; `nil` if no time has passed
  /// because the source cannot tell.
  package var staysStill: @MainActor (Duration) -> Bool? = { _ in nil }
  /// Follows Tab once round the screen, for at most a number of elements; `nil` if the source cannot do so by
  /// itself, as is its result on a screen that reacts to focus.
  package var tabRound: (@MainActor (Int) -> (order: [ElementID], isCut: Bool)?)?
  /// The source locations of elements, as far as the source knows them.
  public var places: @MainActor ([ElementID]) -> [ElementID: SourcePlace]

  /// Creates a screen from its parts.
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
