// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

// OpenCombine has these conformances in a separate module.
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type of the encoded data.
  public typealias Input = Data
}
