// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Views one below the other.
public struct VStack<Content: View> {
  package let content: Content

  /// Puts views one below the other.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views side by side.
public struct HStack<Content: View> {
  package let content: Content

  /// Puts views side by side.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in front of each other, the first at the back. They are read from back to front.
public struct ZStack<Content: View> {
  package let content: Content

  /// Puts views in front of each other.
  public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: View, PassThroughView {
  package static var arrangement: Arrangement { .column }
}

extension HStack: View, PassThroughView {
  package static var arrangement: Arrangement { .row }
}

extension ZStack: View, PassThroughView {}
