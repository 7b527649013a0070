// SPDX-License-Identifier: MIT

import Foundation

// The colours of the system, by name.

extension UIColor {
  /// The colour `label`.
  public class var label: UIColor { UIColor(name: "label") }
}
