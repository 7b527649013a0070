// SPDX-License-Identifier: MIT

import A11yNavigation

extension Utterance {
  /// The words about the element itself, without its surroundings and position.
  var ownText: String {
    segments.filter { ![.container, .edge, .position, .header].contains($0.kind) }.map(\.text)
      .joined(separator: ", ")
  }
}
