// SPDX-License-Identifier: MIT

import A11yPlatformViews
import A11yViewGraph
import A11yViews

// These declarations make internal parts of the view layer available to the modules of the package in Frameworks.

extension View {
  /// Returns the view and reports, in a diagnostic, that a feature of the view has no audible effect.
  public nonisolated func reportedUnheard(_ message: String) -> some View { unheard(message) }
}

extension ForEach {
  /// Creates a `ForEach` whose content may be of any type, not only a view.
  public init(
    elements: Data,
    content: @escaping (Data.Element) -> Content,
    id: KeyPath<Data.Element, ID>
  ) { self.init(data: elements, content: content, id: id) }

  /// The key path from an element to its identifier.
  public var elementID: KeyPath<Data.Element, ID> { id }
}

extension Group {
  /// Creates a group whose content may be of any type, not only a view.
  public init(grouping content: Content) { self.init(holding: content) }

  /// The content that is grouped.
  public var grouped: Content { content }
}

extension UIResponder {
  /// Requests that the tree that contains the object be read again.
  public final func readAgain() { accessibilityChanged() }
}
