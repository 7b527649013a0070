// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension TextField {
  /// Creates a text field for a formatted value.
  ///
  /// Text that cannot be parsed stays in the field until it is submitted, and is then discarded.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextEntry(value, format), prompt: prompt, label: label())
  }
}
