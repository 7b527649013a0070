// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Changes are instantaneous here, so animation does not affect elements.
extension View {
  /// Animates the changes that a closure makes.
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(AnyView(self)))
  }

  /// Sets how the view appears and disappears.
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
}

/// How the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
  package let name: String
  /// Immediately.
  public static let identity = ContentTransition(name: "identity")
  /// Fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// From shape to shape.
  public static let interpolate = ContentTransition(name: "interpolate")
}
