// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How dialogs and files' panels look. It does not affect elements.
extension View {
  /// Lets the user keep dialogs of the view from being shown again, by a toggle in each.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text,
    isSuppressed: Binding<Bool>
  ) -> some View {
    environment(\.dialogSuppression, DialogSuppression(title: label, isOn: isSuppressed))
  }
}
