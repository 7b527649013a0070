// SPDX-License-Identifier: MIT

import A11yTree

extension PageActor {
  /// Returns whether a key can be offered to the page before the session uses it.
  ///
  /// Keys that type or delete text in a field that is being edited are not offered, because they
  /// reach the page when the text is changed.
  func mayOffer(_ stroke: KeyStroke, to element: Element) -> Bool {
    guard stroke != .tab else { return false }
    guard element.states.isEditing, stroke.modifiers.subtracting(.shift).isEmpty else {
      return true
    }
    return !stroke.typesText && stroke != .delete && stroke != .deleteForward
  }

  /// Offers a key to the page, and returns whether the page or the focused control used it.
  ///
  /// All other effects that the key would have in the browser are suppressed, because the session performs them itself.
  /// The exception is a key that the user has asked to pass to the page.
  func offer(_ stroke: KeyStroke, isPassed: Bool = false) async throws(DevToolsError) -> Bool {
    let worlds = target.worlds.keys.sorted()
    for frame in worlds {
      _ = try await target.evaluate(.watchKey, .bool(isPassed), in: frame)
    }
    try await dispatch(stroke)
    var isUsed = false
    for frame in worlds {
      if try await target.evaluate(.keyWasUsed, in: frame).isTrue { isUsed = true }
    }
    return isUsed
  }

  /// Presses a key that the user has asked to pass to the page, so that it has all its effects.
  func pass(_ stroke: KeyStroke) async -> ActionResponse {
    do {
      let isUsed = try await offer(stroke, isPassed: true)
      focus.remember(offered: stroke)
      return ActionResponse(isUsed ? .handled : .refused(notice: ""), update: await reader.settle())
    } catch {
      return ActionResponse(await reader.outcome(of: error), update: await reader.settle())
    }
  }

  /// Focuses an element and presses a key that has its usual effect in the browser.
  func press(_ stroke: KeyStroke, on node: Int) async throws(DevToolsError) {
    try await target.call(.focus, on: node)
    try await dispatch(stroke)
  }

  /// Sends a key to the focused element on the page, unless browsers do not pass this key to pages. For example,
  /// Control-W deletes a word in a session, and must not close the tab.
  func dispatch(_ stroke: KeyStroke) async throws(DevToolsError) {
    guard !stroke.belongsToBrowsers else { return }
    try await press(stroke, times: 1)
  }

  /// Presses a key several times without waiting for the page between presses.
  func press(_ stroke: KeyStroke, times: Int) async throws(DevToolsError) {
    if mayWithholdKeys { try await stopWithholdingKeys() }
    let key = BrowserKey(stroke)
    let presses = repeatElement([key.down, key.up], count: times).joined()
    try await target.callAll(presses.map { .dispatchKey($0) })
  }

  /// Leaves the current part of the page by pressing Escape, unless the page has already received the Escape key.
  func escape(_ offered: KeyStroke?) async throws(DevToolsError) -> ActionResponse.Outcome {
    if let select = selects.current {
      selects.close(select)
      let element = page.element(ofDOMNode: select)
      // A date control stays open while one of its parts has the focus.
      if element.flatMap({ page.elements[$0] })?.role == .datePicker {
        try await target.call(.blur, on: select)
      }
      selects.goBack(to: element)
      return .handled
    }
    let worlds = target.worlds.keys.sorted()
    if offered == .escape {
      // Only the browser's own action for the key remains to be performed.
      for frame in worlds where try await target.evaluate(.closeTop, in: frame).isTrue {
        return .handled
      }
      return try await history.leave() ? .handled : Self.nothingToLeave
    }
    for frame in worlds { _ = try await target.evaluate(.watchChange, in: frame) }
    try await dispatch(.escape)
    var hasChanged = false
    for frame in worlds where try await target.evaluate(.hasChanged, in: frame).isTrue {
      hasChanged = true
    }
    if hasChanged { return .handled }
    return try await history.leave() ? .handled : Self.nothingToLeave
  }

  private static let nothingToLeave = ActionResponse.Outcome.refused(
    notice: "There is nothing to close or go back to."
  )
}

extension KeyStroke {
  /// Whether the key opens, closes or switches tabs and windows, so that pages never receive it.
  fileprivate var belongsToBrowsers: Bool {
    guard !modifiers.isDisjoint(with: [.control, .command]) else { return false }
    return ["w", "t", "n", "q", "\t", "\u{F72C}", "\u{F72D}"].contains(character.lowercased())
  }

  /// Whether the key types a character.
  var typesText: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
  }
}
