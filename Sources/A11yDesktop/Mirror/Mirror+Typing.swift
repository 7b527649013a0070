// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// Types over a part of the text as a person does: selects it, and presses keys.
  func type(
    _ text: String,
    over range: Range<Int>,
    _ node: MirrorNode,
    _ reference: AccessibleReference
  ) async -> ActionResponse.Outcome {
    var keys = text.compactMap { KeySymbol(KeyStroke($0 == "\n" ? "\r" : $0)) }
    guard keys.count == text.count else {
      return .refused(notice: "Nothing happens: no keyboard types this.")
    }
    if !range.isEmpty {
      let ends = [range.lowerBound, range.upperBound].map { Int32(clamping: $0) }
      let call = reference.call(.text, "SetSelection", .int32(0), .int32(ends[0]), .int32(ends[1]))
      guard case .success = await connection.call([call])[0] else {
        return .refused(notice: "Nothing happens: the app does not take the text.")
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
      // A character that has no key borrows one until it has arrived.
      if plain.isEmpty, typed < keys.count { await wait(for: rest + typed, in: reference) }
    }
    return .handled
  }

  /// Waits until a text has as many Unicode scalars, no longer than a key may take.
  private func wait(for count: Int, in reference: AccessibleReference) async {
    let end = ContinuousClock.now + KeySymbol.time
    while ContinuousClock.now < end {
      let text = await reader.ask([(reference, .text)])[0]?.string ?? ""
      if text.unicodeScalars.count >= count { return }
      try? await Task.sleep(for: .milliseconds(10))
    }
  }
}
