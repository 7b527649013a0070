// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A container for related controls.
public struct Form<Content: View> {
  package let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
