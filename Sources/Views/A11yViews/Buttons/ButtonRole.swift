// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension ButtonRole {
  /// The default title of a button that has the role.
  var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .confirm: "Done"
    default: "Close"
    }
  }
}
