// SPDX-License-Identifier: MIT

import A11yPlatformViews
import A11yViewGraph
import A11yViews

// What the view layer shares among its own modules, for those of the package in Frameworks.

extension View {
  /// The view, with a diagnostic that something about it is not heard.
  public nonisolated func reportedUnheard(_ message: String) -> some View { unheard(message) }
}

extension ForEach {
  /// Makes content of each element, whatever kind of content that is.
  public init(
    elements: Data,
    content: @escaping (Data.Element) -> Content,
    id: KeyPath<Data.Element, ID>
  ) { self.init(data: elements, content: content, id: id) }

  /// The path from an element to what identifies it.
  public var elementID: KeyPath<Data.Element, ID> { id }
}

extension Group {
  /// Groups content, whatever kind of content that is.
  public init(grouping content: Content) { self.init(holding: content) }

  /// The content that is grouped.
  public var grouped: Content { content }
}

extension UIResponder {
  /// Schedules the tree that it is in to be read again.
  public final func readAgain() { accessibilityChanged() }
}
