// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension TextField {
  /// Creates a text field for a value with a formatter.
  ///
  /// Text that cannot be parsed stays in the field until it is submitted, and is then discarded.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(TextEntry(value, formatter), prompt: prompt, label: label())
  }
}
