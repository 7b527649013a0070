// SPDX-License-Identifier: MIT

// Made from Surface/SwiftUI.rows by `make surface`.

import A11yUI
import Foundation

extension ProcessInfo {
  /// How warm a device is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }
}

extension NSAttributedString {
  /// Takes the words of an attributed string.
  public convenience init(_ attributedString: AttributedString) {
    self.init(string: String(attributedString.characters))
  }
}

extension AttributedString {
  /// Takes the words of an attributed string of the older kind.
  public init(_ attributedString: NSAttributedString) { self.init(attributedString.string) }
}
