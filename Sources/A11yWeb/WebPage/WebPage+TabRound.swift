// SPDX-License-Identifier: MIT

import A11yTree

/// The elements that the Tab key reaches, one after another.
public struct TabRound: Sendable {
  /// The elements, starting from the top of the page.
  public var order: [ElementID]
  /// The element before each stop that is hidden from VoiceOver, or `nil` for the top of the page.
  public var unheard: [ElementID?]
  /// Whether the limit was reached, so that more elements may follow.
  public var isCut: Bool

  /// Creates a record of one round through the Tab order.
  public init(_ order: [ElementID], unheard: [ElementID?] = [], isCut: Bool) {
    self.order = order
    self.unheard = unheard
    self.isCut = isCut
  }
}

extension WebPage {
  /// The number of key presses that are sent together.
  private static let batch = 32
  /// The number of presses for which focus may stay on an element with several components, such as a date field, before
  /// the round counts as finished.
  private static let mostParts = 8
  /// The time in which the page may react to the focus after the presses.
  private static let reaction = Duration.milliseconds(500)

  /// Presses Tab in a fresh page until focus has moved once around the page, and returns the elements that received
  /// focus.
  ///
  /// No time passes between the presses, so they are many times faster than key presses in a session. The result is
  /// correct only for a page that does not react to focus changes. The result is therefore `nil` if the page changes
  /// during the presses or within half a second afterwards, or has frames or active descendants in its Tab order. If
  /// the result is `nil`, the page's focus is not restored.
  ///
  /// - Parameter limit: The maximum number of elements.
  public func tabRound(atMost limit: Int) async -> TabRound? {
    guard !isClosed, target.dialog == nil, target.parts.all.isEmpty else { return nil }
    do {
      guard let (count, isCut) = try await pressTab(atMost: limit) else { return nil }
      try await idle(for: Self.reaction)
      guard try await target.evaluate(.hasChangedInRound) == false else { return nil }
      var order: [ElementID] = []
      var unheard: [ElementID?] = []
      for node in try await target.nodes(.stopsOfRound).prefix(count) {
        guard let node else { return nil }
        guard let element = reader.page.focusedElement(ofDOMNode: node) else {
          unheard.append(order.last)
          continue
        }
        if order.last != element { order.append(element) }
      }
      _ = try await target.evaluate(.endRound)
      return TabRound(order, unheard: unheard, isCut: isCut)
    } catch {
      return nil
    }
  }

  /// Presses Tab until focus has moved once around the page. A script in the page records the result of each press.
  private func pressTab(atMost limit: Int) async throws -> (count: Int, isCut: Bool)? {
    _ = try await target.evaluate(.beginRound)
    var count = 0
    var parts = 0
    while true {
      try await actor.press(.tab, times: Self.batch)
      let notes = try await target.evaluate(.takeNotes).array
      // The missing keys were received by a frame or, if the page has no frames, by the browser's own controls.
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
      // The page prevents keys from reaching the script's listener.
      if notes.count < Self.batch { return nil }
    }
  }
}
