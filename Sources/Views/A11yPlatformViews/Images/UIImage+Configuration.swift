// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// How a symbol is drawn.
  public typealias SymbolScale = SymbolConfiguration.Scale
}
