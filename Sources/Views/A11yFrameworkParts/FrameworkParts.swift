// SPDX-License-Identifier: MIT

import A11yPlatformViews
import A11yViewGraph
import A11yViews

// These declarations make internal parts of the view layer available to the modules of the package in Frameworks.

extension View {
  /// Returns the view unchanged, and reports that one of its features has no audible effect.
  public nonisolated func reportedUnheard(_ message: String) -> some View { unheard(message) }
}

extension ForEach {
  /// Creates a `ForEach` whose content can be of any type, not only a view.
  public init(
    elements: Data,
    content: @escaping (Data.Element) -> Content,
    id: KeyPath<Data.Element, ID>
  ) { self.init(data: elements, content: content, id: id) }

  /// The key path from an element to the element's identifier.
  public var elementID: KeyPath<Data.Element, ID> { id }
}

extension Group {
  /// Creates a group whose content can be of any type, not only views.
  public init(grouping content: Content) { self.init(holding: content) }

  /// The group's content.
  public var grouped: Content { content }
}

extension UIResponder {
  /// Requests another read of the element tree that contains the object.
  public final func readAgain() { accessibilityChanged() }
}
