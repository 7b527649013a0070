// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension ScanStop {
  /// The element, or the group, that the stop is for; `nil` for a way out and the menu.
  public var element: ElementID? {
    switch self {
    case .item(let id): id
    case .group(let group): group.element
    default: nil
    }
  }
}
