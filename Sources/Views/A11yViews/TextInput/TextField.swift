// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A control for typing text.
public struct TextField<Label: View> {
  package let entry: TextEntry
  package let content: Label
  package let prompt: Text?
  package var isMultiline = false

  package init(_ entry: TextEntry, prompt: Text?, isMultiline: Bool = false, label: Label) {
    self.entry = entry
    self.prompt = prompt
    self.isMultiline = isMultiline
    content = label
  }

  /// Creates a text field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextEntry(text), prompt: prompt, label: label())
  }

  /// Creates a text field that may grow.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(TextEntry(text), prompt: prompt, isMultiline: axis == .vertical, label: label())
  }
}

extension TextField: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(entry: entry, .textField, prompt: prompt, context)
    element.states.isMultiline = isMultiline
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    entry.perform(action, in: context)
  }
}

/// A horizontal or vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The horizontal alignment.
  case horizontal
  /// The vertical alignment.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal alignment.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The vertical alignment.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
