// SPDX-License-Identifier: MIT

import A11yTree

extension AppActor {
  /// Inserts text at the insertion point.
  func insert(
    _ text: String,
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    // Return is sent as a key press, so that the app itself begins a new paragraph in a document or moves to the next
    // cell in a spreadsheet.
    let isDocument = !node.facts.isField
    if isDocument, text == "\n" { return await press([.return], at: nil) }
    let place = caret(of: node)
    return await replace(scalars: place..<place, with: text, node, reference)
  }

  /// Deletes the character before the insertion point, including its combining marks.
  func deleteBackward(
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    guard node.facts.states.contains(.editable) else { return Self.isReadOnly }
    let text = node.facts.text ?? ""
    let place = caret(of: node)
    let characters = ElementMaker.characters(in: text, before: place)
    guard characters > 0 else { return .refused(notice: "") }
    let start = ElementMaker.scalars(in: text, before: characters - 1)
    return await replace(scalars: start..<place, with: "", node, reference)
  }

  /// Replaces a range of characters, counted from zero.
  func replace(
    _ range: Range<Int>,
    with new: String,
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    let text = node.facts.text ?? ""
    let start = ElementMaker.scalars(in: text, before: range.lowerBound)
    let end = ElementMaker.scalars(in: text, before: range.upperBound)
    return await replace(scalars: start..<end, with: new, node, reference)
  }

  /// Replaces a range of Unicode scalars, which are the unit that AT-SPI uses for positions in text.
  private func replace(
    scalars range: Range<Int>,
    with new: String,
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    guard node.facts.states.contains(.editable) else { return Self.isReadOnly }
    // Text is typed into a document with keys, so that the app can complete and correct the text or replace a
    // placeholder with the text.
    if toolkit.takesTextByKeys || !node.facts.isField {
      return await type(new, over: range, node, reference)
    }
    let caret = range.lowerBound + new.unicodeScalars.count
    if let call = replacement(of: range, by: new, in: node, reference) {
      return await edit([call], then: caret, node, reference)
    }
    var calls: [BusCall] = []
    if !range.isEmpty { calls.append(reference.deleteText(range)) }
    if !new.isEmpty { calls.append(reference.insertText(new, at: range.lowerBound)) }
    return await edit(calls, then: caret, node, reference)
  }

  /// Moves the insertion point to the position before a character.
  func moveCaret(
    to place: Int,
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    let scalars = ElementMaker.scalars(in: node.facts.text ?? "", before: place)
    let call = reference.call(.text, "SetCaretOffset", .int32(Int32(clamping: scalars)))
    guard case .success = await connection.call([call])[0] else {
      return .refused(notice: "The app did not move the insertion point.")
    }
    node.facts.caret = scalars
    mirror.tree.change(node)
    return .handled
  }

  /// Performs the field's action, or presses Return if the field has no action.
  func submit(
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    if let place = node.facts.actions.firstIndex(where: { $0.lowercased() == "activate" }) {
      return await act(reference, place)
    }
    return await press([.return], at: nil)
  }

  /// Returns the call that sets the whole text, or `nil` if replacing a part of the text is sufficient.
  private func replacement(
    of range: Range<Int>,
    by text: String,
    in node: MirrorNode,
    _ reference: AccessibleReference
  ) -> BusCall? {
    guard toolkit.replacesLongTexts, node.facts.states.contains(.multiLine),
      node.facts.role != .passwordText
    else { return nil }
    var scalars = Array((node.facts.text ?? "").unicodeScalars)
    scalars.replaceSubrange(range.clamped(to: 0..<scalars.count), with: text.unicodeScalars)
    var whole = String.UnicodeScalarView()
    whole.append(contentsOf: scalars)
    return reference.call(.editableText, "SetTextContents", .string(String(whole)))
  }

  private func edit(
    _ calls: [BusCall],
    then caret: Int,
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    let move = reference.call(.text, "SetCaretOffset", .int32(Int32(clamping: caret)))
    let replies = await connection.call(calls + [move])
    for reply in replies.dropLast() {
      guard case .success(let values) = reply, values.first?.bool != false else {
        return .refused(notice: "The app did not accept the text.")
      }
    }
    let fresh = await reader.ask(Question.ofTexts.map { (reference, $0) })
    for (question, answer) in zip(Question.ofTexts, fresh) {
      if let answer { node.facts.take(answer, as: question) }
    }
    mirror.tree.change(node)
    return .handled
  }

  /// Returns the position of the insertion point in Unicode scalars, or the end of the text if the insertion point is
  /// unknown.
  private func caret(of node: MirrorNode) -> Int {
    let count = node.facts.text?.unicodeScalars.count ?? 0
    return min(max(node.facts.caret ?? count, 0), count)
  }

  private static let isReadOnly =
    ActionResponse.Outcome.refused(notice: "The element is read-only.")
}

extension AccessibleReference {
  /// Returns a call that inserts text before a Unicode scalar.
  fileprivate func insertText(_ text: String, at place: Int) -> BusCall {
    // AT-SPI counts the length of the inserted text in bytes, although it counts positions in scalars.
    call(
      .editableText,
      "InsertText",
      .int32(Int32(clamping: place)),
      .string(text.replacing("\0", with: "")),
      .int32(Int32(clamping: text.utf8.count))
    )
  }

  /// Returns a call that deletes a range of Unicode scalars.
  fileprivate func deleteText(_ range: Range<Int>) -> BusCall {
    call(
      .editableText,
      "DeleteText",
      .int32(Int32(clamping: range.lowerBound)),
      .int32(Int32(clamping: range.upperBound))
    )
  }
}

extension AppActor {
  /// Replaces a part of the text as a person would, by selecting it and pressing keys.
  func type(
    _ text: String,
    over range: Range<Int>,
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    var keys = text.compactMap { KeySymbol(KeyStroke($0 == "\n" ? "\r" : $0)) }
    guard keys.count == text.count else {
      return .refused(notice: "This text cannot be typed on a keyboard.")
    }
    if !range.isEmpty {
      let ends = [range.lowerBound, range.upperBound].map { Int32(clamping: $0) }
      let call = reference.call(.text, "SetSelection", .int32(0), .int32(ends[0]), .int32(ends[1]))
      guard case .success = await connection.call([call])[0] else {
        return .refused(notice: "The app did not accept the text.")
      }
      if keys.isEmpty { keys = [.backspace] }
    }
    let rest = (node.facts.text?.unicodeScalars.count ?? 0) - range.count
    var typed = 0
    while typed < keys.count {
      let plain = keys[typed...].prefix(while: \.isOnKeyboards)
      let next = plain.isEmpty ? keys[typed...].prefix(1) : plain
      let outcome = await press(Array(next), at: nil)
      guard outcome == .handled else { return outcome }
      typed += next.count
      // If no key produces a character, a key is temporarily assigned to the character, so the next key must wait until
      // the character has arrived.
      if plain.isEmpty, typed < keys.count { await wait(for: rest + typed, in: reference) }
    }
    return .handled
  }

  /// Waits until an object's text has the given number of Unicode scalars, for at most ``KeySymbol/time``.
  private func wait(for count: Int, in reference: AccessibleReference) async {
    let end = ContinuousClock.now + KeySymbol.time
    while ContinuousClock.now < end {
      let text = await reader.ask([(reference, .text)])[0]?.string ?? ""
      if text.unicodeScalars.count >= count { return }
      try? await Task.sleep(for: .milliseconds(10))
    }
  }
}
