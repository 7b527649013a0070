// SPDX-License-Identifier: MIT

import A11yTree

/// A live screen in its first state, as an exploration opens it again and again.
@MainActor
public struct FreshScreen {
  /// The elements and what they do.
  public var source: any TreeSource
  /// How siblings are ordered.
  public var readingOrder: ReadingOrder
  /// The address of what is shown now; empty if there is none.
  public var address: @MainActor () -> String
  /// Where elements come from, as far as the source knows.
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
