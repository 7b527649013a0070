// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension GroupBox {
  /// Creates a box with a label (older parameter order).
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}
