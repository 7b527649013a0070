// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// This older API for text fields with closures was replaced by `focused` and `onSubmit`.

extension TextField {
  func watched(
    _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) -> Self {
    var entry = entry
    entry.onEditingChanged = onEditingChanged
    entry.onCommit = onCommit
    return Self(entry, prompt: prompt, isMultiline: isMultiline, label: content)
  }
}
