// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Adds actions to the header of a section: they are read after it.
  nonisolated public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View {
    TupleView((self, content()))
  }
}
