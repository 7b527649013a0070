// SPDX-License-Identifier: MIT

import A11yTree

extension Element {
  /// The text to read piece by piece: the value of a text field, or the name and the value of any other element.
  var readableText: String {
    if role.isTextEntry { return value }
    // A switch's value is a number that encodes its state.
    let isSwitch = role == .switchButton || traits.contains(.isToggle)
    return [label, isSwitch ? "" : value].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The text to spell: the name or, if there is no name, the value, unless the value is secret.
  var spelledText: String {
    (label.isEmpty && !states.isProtected ? value : label).onOneLine
  }

  /// Returns the text in a range, given in the units that programs use.
  func text(in part: Range<Int>) -> String {
    let text = role.isTextEntry ? value : label
    return String(text.dropFirst(part.lowerBound).prefix(part.count)).onOneLine
  }

  /// The program's additional content for the element, or `nil` if there is none.
  var moreContent: Utterance? {
    guard hasDetails, !details.customContent.isEmpty else { return nil }
    return Utterance(
      details.customContent.map {
        .init(.value, "\($0.value.onOneLine), \($0.label.onOneLine)")
      }
    )
  }
}
