// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

extension PrimitivePlottableProtocol {
  /// Takes the value as it is.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}
