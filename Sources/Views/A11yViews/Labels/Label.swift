// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A title and an icon. Only the label's title is spoken.
public struct Label<Title: View, Icon: View> {
  package let content: Title
  package let icon: Icon

  /// Creates a label from a title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    content = title()
    self.icon = icon()
  }
}

extension Label: View, PassThroughView {}
