// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Shows details beside a view while a binding is true: a sheet, as on a phone.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Sets the width of an inspector, in points. It does not affect elements.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths that an inspector may have, in points. They do not affect elements.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
}

/// Whether a view is presented, and how it closes itself, in the older API.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  let action: DismissAction
  /// Closes the presentation.
  @MainActor @preconcurrency public mutating func dismiss() { action() }
}
