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
  /// How many presses are on their way at once.
  private static let batch = 32
  /// How often Tab may stay on an element with parts, such as a date field, before the round counts as ended.
  private static let mostParts = 8
  /// How long the page may take to react to the focus.
  private static let reaction = Duration.milliseconds(500)

  /// Presses Tab in a fresh page until it has gone once round, and returns where it led.
  ///
  /// No time passes between the presses, which makes them many times as fast as a session's. This is only
  /// right for a page that does not react to its focus, so the result is `nil` if the page changes meanwhile or
  /// half a second later, has frames or active descendants in its Tab order, or leads to an element that was
  /// not there at first. Its focus is then elsewhere; otherwise it is back where it was.
  ///
  /// - Parameter limit: The largest number of elements.
  public func tabRound(atMost limit: Int) async -> TabRound? {
    guard !isClosed, target.dialog == nil, target.parts.all.isEmpty else { return nil }
    do {
      guard let (count, isCut) = try await pressTab(atMost: limit) else { return nil }
      try await idle(for: Self.reaction)
      guard try await target.evaluate(.hasChangedInRound) == false else { return nil }
      var order: [ElementID] = []
      for node in try await target.nodes(.stopsOfRound).prefix(count) {
        guard let node, let element = reader.page.focusedElement(ofDOMNode: node) else {
          return nil
        }
        if order.last != element { order.append(element) }
      }
      _ = try await target.evaluate(.endRound)
      return TabRound(order, isCut: isCut)
    } catch {
      return nil
    }
  }

  /// Presses Tab until it has gone once round; the page itself notes where each press has led.
  private func pressTab(atMost limit: Int) async throws -> (count: Int, isCut: Bool)? {
    _ = try await target.evaluate(.beginRound)
    var count = 0
    var parts = 0
    while true {
      try await actor.press(.tab, times: Self.batch)
      let notes = try await target.evaluate(.takeNotes).array
      // Keys that are missing were pressed in a frame; without frames, in the browser's own controls.
      if notes.count < Self.batch, target.frames.count > 1 { return nil }
      for note in notes {
        switch note.string {
        case "next":
          guard count < limit else { return (count, true) }
          count += 1
          parts = 0
        case "same":
          parts += 1
          if parts > Self.mostParts { return (count, false) }
        case "end": return (count, false)
        default: return nil
        }
      }
      // The page keeps keys from our listener.
      if notes.count < Self.batch { return nil }
    }
  }
}
