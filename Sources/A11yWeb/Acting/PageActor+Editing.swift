// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

extension PageActor {
  /// The maximum length of text that is typed key by key. Longer text is inserted in a single step.
  private static let longestTyped = 200

  /// Types text key by key, so that the page receives an event for each key.
  func type(_ text: String, into node: Int) async throws(DevToolsError) {
    if focus.known.flatMap({ reader.domNode(of: $0) }) != node {
      try await target.call(.focus, on: node)
    }
    guard text.count <= Self.longestTyped else {
      try await target.call(.insertText(text))
      return
    }
    for character in text {
      let stroke = KeyStroke(character == "\n" ? "\r" : character)
      if stroke == .return || stroke.typesText, character.unicodeScalars.count == 1 {
        try await dispatch(stroke)
      } else {
        try await target.call(.insertText(String(character)))
      }
    }
  }

  /// Returns whether the page inserted none of the text that was typed last.
  func hasRefusedText() async -> Bool {
    // The page may have replaced the field, so the field’s frame is not looked up.
    for frame in target.worlds.keys.sorted() {
      if let answer = try? await target.evaluate(.hasRefusedInput, in: frame), answer.isTrue {
        return true
      }
    }
    return false
  }

  /// Selects characters, and then deletes or replaces them by pressing the keys that a user would press. Keys are
  /// needed because an editor may store its text itself and respond only to keys.
  func replace(
    _ range: Range<Int>,
    with text: String,
    in node: Int,
    _ element: Element
  ) async throws(DevToolsError) {
    if range.count == 1, text.isEmpty {
      let place = element.details.insertionPoint ?? element.value.count
      if range.upperBound == place { return try await press(.delete, on: node) }
      if range.lowerBound == place { return try await press(.deleteForward, on: node) }
    }
    try await select(range, in: node, element)
    if text.isEmpty {
      try await press(.delete, on: node)
    } else {
      try await type(text, into: node)
    }
  }

  /// Selects characters in a field. An empty range moves the insertion point.
  func select(
    _ range: Range<Int>,
    in node: Int,
    _ element: Element
  ) async throws(DevToolsError) {
    let places = [range.lowerBound, range.upperBound].map { place in
      JSONValue.number(Double(element.value.prefix(max(place, 0)).utf16.count))
    }
    try await target.call(.select, on: node, places[0], places[1])
  }

  /// Submits a field, as pressing Return does.
  func submit(_ node: Int, _ offered: KeyStroke?) async throws(DevToolsError) {
    if offered == .return {
      try await target.call(.submit, on: node)
    } else {
      try await press(.return, on: node)
    }
  }
}

// The following functions handle keys that were typed ahead.
extension PageActor {
  /// Sends keys to a field without waiting for the page between keys. Meanwhile, a script in the page withholds keys
  /// that would not have their expected effects.
  func type(
    _ ahead: TypeAhead,
    into node: Int,
    _ element: Element
  ) async throws(DevToolsError) -> ActionResponse.Outcome {
    let count = ahead.keys.count
    mayWithholdKeys = true
    for frame in target.worlds.keys {
      _ = try await target.evaluate(.withholdKeys, .number(Double(count)), in: frame)
    }
    let keys = ahead.keys.map { key in
      JSONValue.array(
        [BrowserKey(key.stroke).name, key.effect.name, key.effect.text].map { .string($0) }
      )
    }
    let isFocused = try await target.call(
      .expectKeys,
      on: node,
      .string(ahead.textBefore),
      .string(ahead.textAfter),
      .bool(element.states.isProtected),
      .array(keys)
    ).isTrue
    if isFocused {
      let presses = ahead.keys.map { BrowserKey($0.stroke) }.flatMap { [$0.down, $0.up] }
      do {
        try await target.callAll(presses.map { .dispatchKey($0) })
      } catch {
        guard case .blocked = error else { throw error }
        reader.output.note("The page opened a dialog while you were typing. Check the typed text.")
        return .handled
      }
    }
    let end = try await target.call(.endTypeAhead, on: node)
    try await stopWithholdingKeys()
    let done = end["done"].integer ?? 0
    focus.remember(used: end["isUsed"].isTrue ? ahead.keys[done].stroke : nil)
    return .typed(done)
  }

  /// Allows all keys to reach the page again.
  func stopWithholdingKeys() async throws(DevToolsError) {
    mayWithholdKeys = false
    for frame in target.worlds.keys { _ = try await target.evaluate(.endTypeAhead, in: frame) }
  }
}

extension TypeAhead.Effect {
  /// The name of the effect in the page script.
  fileprivate var name: String {
    switch self {
    case .insert: "insert"
    case .deleteBackward: "deleteBackward"
    case .deleteForward: "deleteForward"
    case .moveBackward: "moveBackward"
    case .moveForward: "moveForward"
    }
  }

  /// The text that the key inserts, deletes or moves past.
  fileprivate var text: String {
    switch self {
    case .insert(let text), .deleteBackward(let text), .deleteForward(let text): text
    case .moveBackward(let text), .moveForward(let text): text
    }
  }
}
