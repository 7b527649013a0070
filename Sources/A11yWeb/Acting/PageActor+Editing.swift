// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

extension PageActor {
  /// The maximum length of text that is typed key by key; longer text is inserted in a single step.
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

  /// Selects characters, then deletes them or types over them, with the keys that a user would press, because an editor
  /// can store the text itself and respond only to keys.
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

  /// Selects characters in a field; an empty range places the insertion point.
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
