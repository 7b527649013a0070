// SPDX-License-Identifier: MIT

import A11yTree

/// The elements that Tab reaches one after the other.
public struct TabRound: Sendable {
  /// The elements, from the top of the page.
  public var order: [ElementID]
  /// Whether there may be more elements, because the limit was reached.
  public var isCut: Bool

  /// Creates a round from its parts.
  public init(_ order: [ElementID], isCut: Bool) {
    self.order = order
    self.isCut = isCut
  }
}

extension WebPage {
  /// How often Tab may stay on an element with parts, such as a date field, before the round counts as ended.
  private static let mostParts = 8
  /// How long the page may take to react to the focus.
  private static let reaction = Duration.milliseconds(500)

  /// Presses Tab in a fresh page until it has gone once round, and returns where it led.
  ///
  /// No time passes between the presses, which makes them several times as fast as a session's. This is only
  /// right for a page that does not react to its focus, so the result is `nil` if the page changes meanwhile or
  /// half a second later, has frames or active descendants in its Tab order, or leads to an element that was
  /// not there at first. The focus of the page is then elsewhere than before.
  ///
  /// - Parameter limit: The largest number of elements.
  public func tabRound(atMost limit: Int) async -> TabRound? {
    guard !isClosed, target.dialog == nil, target.parts.all.isEmpty else { return nil }
    do {
      guard let (count, isCut) = try await pressTab(atMost: limit) else { return nil }
      try await idle(for: Self.reaction)
      guard try await target.evaluate(.hasChangedInRound) == false else { return nil }
      var order: [ElementID] = []
      for place in 0..<count {
        guard let node = try await target.node(.stopOfRound, .number(Double(place))),
          let element = reader.page.focusedElement(ofDOMNode: node)
        else { return nil }
        if order.last != element { order.append(element) }
      }
      return TabRound(order, isCut: isCut)
    } catch {
      return nil
    }
  }

  private func pressTab(atMost limit: Int) async throws -> (count: Int, isCut: Bool)? {
    _ = try await target.evaluate(.beginRound)
    var count = 0
    var parts = 0
    while count < limit {
      try await actor.dispatch(.tab)
      switch try await target.evaluate(.noteStop).string {
      case "next":
        count += 1
        parts = 0
      case "same":
        parts += 1
        if parts > Self.mostParts { return (count, false) }
      case "end": return (count, false)
      default: return nil
      }
    }
    return (count, true)
  }
}
