// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets alternative names by which the elements can be called.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.inputLabels(inputLabels.map(\.spoken)))
  }

  /// Sets alternative names by which the elements can be called, if it is enabled.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text],
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.inputLabels(inputLabels.map(\.spoken)), isEnabled: isEnabled)
  }

  /// Sets alternative localised names by which the elements can be called.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.inputLabels(inputLabelKeys.map { Text($0).spoken }))
  }

  /// Sets alternative localised names by which the elements can be called, if it is enabled.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.inputLabels(inputLabelKeys.map { Text($0).spoken }), isEnabled: isEnabled)
  }

  /// Sets alternative names by which the elements can be called.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.inputLabels(inputLabels.map { String($0) }))
  }

  /// Sets alternative names by which the elements can be called, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S],
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.inputLabels(inputLabels.map { String($0) }), isEnabled: isEnabled)
  }
}
