// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A modifier that performs an action when the user touches and holds the view.
///
/// Users of assistive technologies trigger a long press by performing the action that shows the element's menu. To show
/// the menu, VoiceOver users double-tap and hold.
package struct LongPressModifier {
  let action: (() -> Void)?
  let pressing: ((Bool) -> Void)?

  package nonisolated init(action: (() -> Void)?, pressing: ((Bool) -> Void)? = nil) {
    self.action = action
    self.pressing = pressing
  }

  @MainActor
  package init<T: Gesture>(_ gesture: T, _ mask: GestureMask) {
    pressing = nil
    guard mask.contains(.gesture), let press = gesture._longPress else {
      action = nil
      return
    }
    action = press
  }
}

extension LongPressModifier: ViewModifier, ElementModifier {
  package typealias Body = Never
  package static var readsState: Bool { true }

  package func fold(into element: inout Element, in context: ModifierContext) {
    guard action != nil, context.environment.isEnabled else { return }
    element.actions.insert(.showMenu)
  }

  package func handler(
    for action: Action,
    in context: ModifierContext
  ) -> (@MainActor () -> Void)? {
    guard action == .showMenu, let perform = self.action, context.environment.isEnabled else {
      return nil
    }
    return {
      pressing?(true)
      perform()
      pressing?(false)
    }
  }
}
