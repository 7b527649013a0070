// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

struct SubtitleModifier {
  let subtitle: Text
}

extension SubtitleModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.toolbar { ToolbarItem(placement: .subtitle) { subtitle } }
  }
}
