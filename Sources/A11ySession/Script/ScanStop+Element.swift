// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension ScanStop {
  /// The element or the group's element that the stop represents, or `nil` for stops that leave a group and for the
  /// scanner menu.
  public var element: ElementID? {
    switch self {
    case .item(let id): id
    case .group(let group): group.element
    default: nil
    }
  }
}
