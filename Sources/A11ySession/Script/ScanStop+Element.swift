// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension ScanStop {
  /// The element of the stop, or of the group that the stop represents. The value is `nil` for the scanner menu and for
  /// stops that leave a group.
  public var element: ElementID? {
    switch self {
    case .item(let id): id
    case .group(let group): group.element
    default: nil
    }
  }
}
