// SPDX-License-Identifier: MIT

import A11yNavigation

extension Utterance {
  /// The words for the element itself, without the words for its surroundings and its position.
  var ownText: String {
    segments.filter { ![.container, .edge, .position, .header].contains($0.kind) }.map(\.text)
      .joined(separator: ", ")
  }
}
