// SPDX-License-Identifier: MIT

import A11yPlatformViews
import A11yViewGraph
import A11yViews

// These declarations make internal parts of the view layer available to the modules of the package in Frameworks.

extension View {
  /// Returns the view with a diagnostic that something about it has no audible effect.
  public nonisolated func reportedUnheard(_ message: String) -> some View { unheard(message) }
}

extension ForEach {
  /// Creates content of any kind for each element.
  public init(
    elements: Data,
    content: @escaping (Data.Element) -> Content,
    id: KeyPath<Data.Element, ID>
  ) { self.init(data: elements, content: content, id: id) }

  /// The key path from an element to its identifier.
  public var elementID: KeyPath<Data.Element, ID> { id }
}

extension Group {
  /// Creates a group with content of any kind.
  public init(grouping content: Content) { self.init(holding: content) }

  /// The content that is grouped.
  public var grouped: Content { content }
}

extension UIResponder {
  /// Schedules the tree that contains the object to be read again.
  public final func readAgain() { accessibilityChanged() }
}
