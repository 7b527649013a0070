// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension AccessibilityRotorEntry {
  /// Creates a stop at an id in a namespace, with a string as its label.
  ///
  /// As in Apple's declaration, the id has no argument label here.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    _ id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}
