// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The part of a text that is selected in a field.
public struct TextSelection: Hashable, Sendable {
  /// The part or parts.
  public enum Indices: Hashable, Sendable {
    /// One part.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The part or parts.
  public var indices: Indices
  /// Selects a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Puts the insertion point in a place.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
  /// Whether it is an insertion point.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localised label. The selection is not bound here.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt)
  }
}

extension TextEditor {
  /// Creates an editor for a text. The selection is not bound here.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// Creates an editor for a text with attributes. Typing replaces the attributes with none.
  public init(text: Binding<AttributedString>) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue = AttributedString($0) }
      )
    )
  }
}
