// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

extension Namespace {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    package let number: Int
  }
}
