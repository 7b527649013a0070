// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  nonisolated static func title(of error: (some LocalizedError)?) -> String {
    error?.errorDescription ?? error?.localizedDescription ?? ""
  }
}
