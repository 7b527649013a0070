// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Views made from preferences, in a place of this view. The place does not affect elements.
extension View {
  /// Puts a view made from a preference's default value over this one.
  @_disfavoredOverload
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { overlayPreferenceValue(key, transform) }

  /// Puts a view made from a preference's default value below this one.
  @_disfavoredOverload
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { backgroundPreferenceValue(key, transform) }
}
