// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Shows details beside a view while a binding is true: a sheet, as on a phone.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
}
