// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

// OpenCombine has these in a module of its own.
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// What is read.
  public typealias Input = Data
}
