// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension AccessibilityAttribute {
  /// Returns an attribute that sets an item of custom content, or that removes the key's item if the value is `nil`.
  package static func fact(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    _ importance: AXCustomContent.Importance
  ) -> Self {
    .customContent(key, value?.spoken, isImportant: importance == .high)
  }

  /// Returns an attribute that sets an item of custom content by its label.
  package static func fact(
    _ label: Text,
    _ value: Text,
    _ importance: AXCustomContent.Importance
  ) -> Self {
    .fact(AccessibilityCustomContentKey(label: label.spoken), value, importance)
  }
}
