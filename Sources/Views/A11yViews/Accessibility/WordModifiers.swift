// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Names the elements with a text.
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)))
  }

  /// Names the elements with a localised text.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(Text(labelKey))))
  }

  /// Names the elements with the text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(Text(label))))
  }

  /// Names the elements with a string.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)))
  }

  /// Names the elements with a text, if it is enabled.
  nonisolated public func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)), isEnabled: isEnabled)
  }

  /// Names the elements with a localised text, if it is enabled.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(Text(labelKey))), isEnabled: isEnabled)
  }

  /// Names the elements with the text of a resource, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(Text(label))), isEnabled: isEnabled)
  }

  /// Names the elements with a string, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.label(SpokenText(label)), isEnabled: isEnabled)
  }
}

/// A placeholder for the existing content, in the view that replaces it.
public struct PlaceholderContentView<Value> {
  /// The existing content, where that is shown rather than its label.
  private let content: AnyView?

  package init(_ content: AnyView? = nil) { self.content = content }
}

extension PlaceholderContentView: View {
  /// The existing content, or a mark that is replaced by the label.
  public var body: some View {
    if let content { content } else { Text(verbatim: Self.mark) }
  }

  /// The last of Unicode's private-use characters.
  package static var mark: String { "\u{10FFFD}" }
}

package struct LabelContentModifier<Screened: View> {
  package let screened: Screened
}

extension LabelContentModifier: ViewModifier, ScreenedContentModifier {
  package typealias Body = Never

  package func fold(_ parts: [ElementNode], into element: inout Element) {
    let own = element.label
    element.label =
      parts
      .map { $0.element.label.replacing(PlaceholderContentView<Never>.mark, with: own) }
      .filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  package func handler(for action: Action, _ parts: [ElementNode]) -> (@MainActor () -> Void)? {
    nil
  }
}

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

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Describes the elements' value with a text.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(valueDescription)))
  }

  /// Describes the elements' value with a localised text.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(Text(valueKey))))
  }

  /// Describes the elements' value with the text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(Text(valueResource))))
  }

  /// Describes the elements' value with a string.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(value)))
  }

  /// Describes the elements' value with a text, if it is enabled.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(valueDescription)), isEnabled: isEnabled)
  }

  /// Describes the elements' value with a localised text, if it is enabled.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(Text(valueKey))), isEnabled: isEnabled)
  }

  /// Describes the elements' value with the text of a resource, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ valueResource: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(Text(valueResource))), isEnabled: isEnabled)
  }

  /// Describes the elements' value with a string, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.value(SpokenText(value)), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets the elements' hint to a text.
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)))
  }

  /// Sets the elements' hint to a localised text.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hintKey))))
  }

  /// Sets the elements' hint to the text of a resource.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hint))))
  }

  /// Sets the elements' hint to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)))
  }

  /// Sets the elements' hint to a text, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }

  /// Sets the elements' hint to a localised text, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hintKey))), isEnabled: isEnabled)
  }

  /// Sets the elements' hint to the text of a resource, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(Text(hint))), isEnabled: isEnabled)
  }

  /// Sets the elements' hint to a string, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.hint(SpokenText(hint)), isEnabled: isEnabled)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Makes the elements headings of a level.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.heading(level))
  }

  /// Says what kind of text the elements hold.
  nonisolated public func accessibilityTextContentType(
    _ textContentType: AccessibilityTextContentType
  ) -> ModifiedContent<Content, Modifier> {
    attaching(.sourceCode, isEnabled: textContentType.isSourceCode)
  }
}

extension View {
  /// Explains the view: a tooltip, and a hint unless the view has one.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(Text(text))
  }
}
