// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Handler where Input == AccessibilityZoomGestureAction {
  /// Returns the handler for the zoom action with a given name, or `nil` if there is no such action.
  @MainActor
  package func zoom(named name: String) -> (@MainActor () -> Void)? {
    guard let action = Input.names.first(where: { $0.name == name }) else { return nil }
    return { run(AccessibilityZoomGestureAction(action.direction)) }
  }
}
