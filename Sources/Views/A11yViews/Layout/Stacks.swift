// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A container that arranges views vertically.
public struct VStack<Content: View> {
  package let content: Content

  /// Creates a vertical stack of views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A container that arranges views horizontally.
public struct HStack<Content: View> {
  package let content: Content

  /// Creates a horizontal stack of views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A container that stacks views in front of each other and is read from back to front.
public struct ZStack<Content: View> {
  package let content: Content

  /// Creates a container that stacks views in front of each other.
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
