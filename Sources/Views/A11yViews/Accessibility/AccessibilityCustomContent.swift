// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension AccessibilityAttribute {
  /// A custom content fact; without a value it removes the one with that key.
  package static func fact(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    _ importance: AXCustomContent.Importance
  ) -> Self {
    .customContent(key, value?.spoken, isImportant: importance == .high)
  }

  /// A custom content fact by its label.
  package static func fact(
    _ label: Text,
    _ value: Text,
    _ importance: AXCustomContent.Importance
  ) -> Self {
    .fact(AccessibilityCustomContentKey(label: label.spoken), value, importance)
  }
}
